/// A property list whose outermost dictionary is a table, with the edits that are about whole keys.
struct PropertyListTable {
    let list: PropertyListDocument
    let root: PropertyListNode
    let members: [PropertyListMember]
    /// The positions of a key, by its bytes; the last one counts.
    private let positions: [[UInt8]: [Int]]

    /// Nil where the list holds no dictionary.
    ///
    /// - Complexity: Linear in the number of members and the length of their keys.
    init?(_ list: PropertyListDocument) {
        guard let root = list.root, root.kind == .dictionary else { return nil }
        self.list = list
        self.root = root
        members = root.members
        var positions: [[UInt8]: [Int]] = [:]
        for (position, member) in members.enumerated() {
            positions[Array(member.key.utf8), default: []].append(position)
        }
        self.positions = positions
    }

    /// The member of a key that counts.
    func member(_ key: String) -> PropertyListMember? { positions(key).last.map { members[$0] } }

    private func positions(_ key: String) -> [Int] { positions[Array(key.utf8)] ?? [] }

    /// Takes a key away, as often as it is there.
    func removal(of key: String) -> [PropertyListEdit] {
        positions(key).map { .remove(dictionary: root.index, position: $0) }
    }

    /// Gives a key another name, as often as it is there.
    func renaming(of key: String, to name: String) -> [PropertyListEdit] {
        positions(key).map { .setText(members[$0].keyNode.index, name) }
    }

    /// Gives the member that counts a comment.
    func commenting(_ key: String, _ comment: String?) -> [PropertyListEdit] {
        positions(key).last.map { [.setComment(comment, dictionary: root.index, position: $0)] } ?? []
    }

    /// Adds keys, at their places where the keys are sorted, else behind the last.
    func adding(_ new: [(key: String, value: PropertyListDraft)]) -> [PropertyListEdit] {
        let keys = members.map(\.key)
        guard let order = KeyOrder(of: keys) else {
            return new.map { .insert(dictionary: root.index, position: members.count, key: $0.key, $0.value) }
        }
        return order.sorted(new).map { key, value in
            .insert(dictionary: root.index, position: order.place(of: key, among: keys), key: key, value)
        }
    }
}
