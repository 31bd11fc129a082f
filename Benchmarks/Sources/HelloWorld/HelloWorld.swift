// The smallest Swift program: what a process costs before it does anything.
@main
struct HelloWorld {
    static func main() { print("Hello, world!") }
}
