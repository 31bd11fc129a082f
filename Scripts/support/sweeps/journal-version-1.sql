-- What version 1 of the journal held after the steps in purchases.py, cut off in the middle of the last one.
PRAGMA application_id = 1399353460;
PRAGMA user_version = 1;
BEGIN;
CREATE TABLE attempt (
    id INTEGER PRIMARY KEY,
    product TEXT NOT NULL,
    quantity INTEGER NOT NULL,
    state TEXT NOT NULL
) STRICT;
CREATE INDEX open_attempt ON attempt (product, id) WHERE state IN ('asked', 'waiting', 'interrupted');
CREATE TABLE entry (
    arrival INTEGER PRIMARY KEY,
    transaction_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    state TEXT NOT NULL,
    content TEXT NOT NULL,
    UNIQUE (transaction_id, kind)
) STRICT;
CREATE INDEX pending_entry ON entry (arrival) WHERE state NOT IN ('finished', 'rejected');
CREATE TABLE notification (
    sequence INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    content TEXT NOT NULL
) STRICT;
INSERT INTO attempt VALUES (1, 'com.example.cookbook.lessons', 3, 'answered');
INSERT INTO attempt VALUES (2, 'com.example.cookbook.recipes', 1, 'answered');
INSERT INTO attempt VALUES (3, 'com.example.cookbook.pro.monthly', 1, 'answered');
INSERT INTO attempt VALUES (4, 'com.example.cookbook.lessons', 2, 'answered');
INSERT INTO attempt VALUES (5, 'com.example.cookbook.season', 1, 'waiting');
INSERT INTO attempt VALUES (6, 'com.example.cookbook.lessons', 1, 'closed');
INSERT INTO attempt VALUES (7, 'com.example.cookbook.lessons', 7, 'asked');
INSERT INTO entry VALUES (1, '1000', 'grant', 'finished', '{"attempt":{"id":"1","productID":"com.example.cookbook.lessons","quantity":3},"transaction":{"attempt":"1","id":"1000","kind":"consumable","originalID":"1000","price":{"amount":"5.97","currency":"USD"},"productID":"com.example.cookbook.lessons","purchaseDate":1767225600000,"quantity":3,"reason":"purchase","signedDate":1767225600000},"wasDeferred":false}');
INSERT INTO entry VALUES (2, '1001', 'grant', 'finished', '{"attempt":{"id":"2","productID":"com.example.cookbook.recipes","quantity":1},"transaction":{"attempt":"2","id":"1001","kind":"nonConsumable","originalID":"1001","price":{"amount":"12.99","currency":"USD"},"productID":"com.example.cookbook.recipes","purchaseDate":1767225600000,"quantity":1,"reason":"purchase","signedDate":1767225600000},"wasDeferred":false}');
INSERT INTO entry VALUES (3, '1002', 'grant', 'finished', '{"attempt":{"id":"3","productID":"com.example.cookbook.pro.monthly","quantity":1},"transaction":{"attempt":"3","expirationDate":1769904000000,"id":"1002","kind":"autoRenewable","originalID":"1002","price":{"amount":"2.99","currency":"USD"},"productID":"com.example.cookbook.pro.monthly","purchaseDate":1767225600000,"quantity":1,"reason":"purchase","signedDate":1767225600000},"wasDeferred":false}');
INSERT INTO entry VALUES (4, '1003', 'grant', 'finished', '{"transaction":{"expirationDate":1772323200000,"id":"1003","kind":"autoRenewable","originalID":"1002","price":{"amount":"2.99","currency":"USD"},"productID":"com.example.cookbook.pro.monthly","purchaseDate":1767225600000,"quantity":1,"reason":"renewal","signedDate":1767225600000},"wasDeferred":false}');
INSERT INTO entry VALUES (5, '1004', 'grant', 'finished', '{"attempt":{"id":"4","productID":"com.example.cookbook.lessons","quantity":2},"transaction":{"attempt":"4","id":"1004","kind":"consumable","originalID":"1004","price":{"amount":"3.98","currency":"USD"},"productID":"com.example.cookbook.lessons","purchaseDate":1767225600000,"quantity":2,"reason":"purchase","signedDate":1767225600000},"wasDeferred":false}');
INSERT INTO entry VALUES (6, '1004', 'revocation', 'finished', '{"transaction":{"attempt":"4","id":"1004","kind":"consumable","originalID":"1004","price":{"amount":"3.98","currency":"USD"},"productID":"com.example.cookbook.lessons","purchaseDate":1767225600000,"quantity":2,"reason":"purchase","revocationDate":1767225600000,"signedDate":1767225600001},"wasDeferred":false}');
INSERT INTO entry VALUES (7, '1005', 'grant', 'recorded', '{"attempt":{"id":"7","productID":"com.example.cookbook.lessons","quantity":7},"transaction":{"attempt":"7","id":"1005","kind":"consumable","originalID":"1005","price":{"amount":"13.93","currency":"USD"},"productID":"com.example.cookbook.lessons","purchaseDate":1767225600000,"quantity":7,"reason":"purchase","signedDate":1767225600000},"wasDeferred":false}');
INSERT INTO notification VALUES (1, 'progress', '{"progress":{"productID":"com.example.cookbook.lessons","stage":"connecting"}}');
INSERT INTO notification VALUES (2, 'progress', '{"progress":{"productID":"com.example.cookbook.lessons","stage":"purchasing"}}');
INSERT INTO notification VALUES (3, 'progress', '{"progress":{"productID":"com.example.cookbook.lessons","stage":"verifying"}}');
INSERT INTO notification VALUES (4, 'progress', '{"progress":{"productID":"com.example.cookbook.lessons","stage":"delivering"}}');
INSERT INTO notification VALUES (5, 'transactionCompleted', '{"transactionCompleted":{"attempt":{"id":"1","productID":"com.example.cookbook.lessons","quantity":3},"transaction":{"attempt":"1","id":"1000","kind":"consumable","originalID":"1000","price":{"amount":"5.97","currency":"USD"},"productID":"com.example.cookbook.lessons","purchaseDate":1767225600000,"quantity":3,"reason":"purchase","signedDate":1767225600000},"wasDeferred":false}}');
INSERT INTO notification VALUES (6, 'progress', '{"progress":{"productID":"com.example.cookbook.recipes","stage":"connecting"}}');
INSERT INTO notification VALUES (7, 'progress', '{"progress":{"productID":"com.example.cookbook.recipes","stage":"purchasing"}}');
INSERT INTO notification VALUES (8, 'progress', '{"progress":{"productID":"com.example.cookbook.recipes","stage":"verifying"}}');
INSERT INTO notification VALUES (9, 'progress', '{"progress":{"productID":"com.example.cookbook.recipes","stage":"delivering"}}');
INSERT INTO notification VALUES (10, 'transactionCompleted', '{"transactionCompleted":{"attempt":{"id":"2","productID":"com.example.cookbook.recipes","quantity":1},"transaction":{"attempt":"2","id":"1001","kind":"nonConsumable","originalID":"1001","price":{"amount":"12.99","currency":"USD"},"productID":"com.example.cookbook.recipes","purchaseDate":1767225600000,"quantity":1,"reason":"purchase","signedDate":1767225600000},"wasDeferred":false}}');
INSERT INTO notification VALUES (11, 'progress', '{"progress":{"productID":"com.example.cookbook.pro.monthly","stage":"connecting"}}');
INSERT INTO notification VALUES (12, 'progress', '{"progress":{"productID":"com.example.cookbook.pro.monthly","stage":"purchasing"}}');
INSERT INTO notification VALUES (13, 'progress', '{"progress":{"productID":"com.example.cookbook.pro.monthly","stage":"verifying"}}');
INSERT INTO notification VALUES (14, 'progress', '{"progress":{"productID":"com.example.cookbook.pro.monthly","stage":"delivering"}}');
INSERT INTO notification VALUES (15, 'transactionCompleted', '{"transactionCompleted":{"attempt":{"id":"3","productID":"com.example.cookbook.pro.monthly","quantity":1},"transaction":{"attempt":"3","expirationDate":1769904000000,"id":"1002","kind":"autoRenewable","originalID":"1002","price":{"amount":"2.99","currency":"USD"},"productID":"com.example.cookbook.pro.monthly","purchaseDate":1767225600000,"quantity":1,"reason":"purchase","signedDate":1767225600000},"wasDeferred":false}}');
INSERT INTO notification VALUES (16, 'transactionCompleted', '{"transactionCompleted":{"transaction":{"expirationDate":1772323200000,"id":"1003","kind":"autoRenewable","originalID":"1002","price":{"amount":"2.99","currency":"USD"},"productID":"com.example.cookbook.pro.monthly","purchaseDate":1767225600000,"quantity":1,"reason":"renewal","signedDate":1767225600000},"wasDeferred":false}}');
INSERT INTO notification VALUES (17, 'progress', '{"progress":{"productID":"com.example.cookbook.lessons","stage":"connecting"}}');
INSERT INTO notification VALUES (18, 'progress', '{"progress":{"productID":"com.example.cookbook.lessons","stage":"purchasing"}}');
INSERT INTO notification VALUES (19, 'progress', '{"progress":{"productID":"com.example.cookbook.lessons","stage":"verifying"}}');
INSERT INTO notification VALUES (20, 'progress', '{"progress":{"productID":"com.example.cookbook.lessons","stage":"delivering"}}');
INSERT INTO notification VALUES (21, 'transactionCompleted', '{"transactionCompleted":{"attempt":{"id":"4","productID":"com.example.cookbook.lessons","quantity":2},"transaction":{"attempt":"4","id":"1004","kind":"consumable","originalID":"1004","price":{"amount":"3.98","currency":"USD"},"productID":"com.example.cookbook.lessons","purchaseDate":1767225600000,"quantity":2,"reason":"purchase","signedDate":1767225600000},"wasDeferred":false}}');
INSERT INTO notification VALUES (22, 'transactionRevoked', '{"transactionRevoked":{"attempt":"4","id":"1004","kind":"consumable","originalID":"1004","price":{"amount":"3.98","currency":"USD"},"productID":"com.example.cookbook.lessons","purchaseDate":1767225600000,"quantity":2,"reason":"purchase","revocationDate":1767225600000,"signedDate":1767225600001}}');
INSERT INTO notification VALUES (23, 'progress', '{"progress":{"productID":"com.example.cookbook.season","stage":"connecting"}}');
INSERT INTO notification VALUES (24, 'progress', '{"progress":{"productID":"com.example.cookbook.season","stage":"purchasing"}}');
INSERT INTO notification VALUES (25, 'transactionDeferred', '{"transactionDeferred":{"id":"5","productID":"com.example.cookbook.season","quantity":1}}');
INSERT INTO notification VALUES (26, 'progress', '{"progress":{"productID":"com.example.cookbook.lessons","stage":"connecting"}}');
INSERT INTO notification VALUES (27, 'progress', '{"progress":{"productID":"com.example.cookbook.lessons","stage":"purchasing"}}');
INSERT INTO notification VALUES (28, 'purchaseCancelled', '{"purchaseCancelled":{"attempt":{"id":"6","productID":"com.example.cookbook.lessons","quantity":1},"failure":{"action":"dismiss","charged":"no","error":{"code":"2","domain":"SKErrorDomain"},"isSilent":true,"kind":"cancelled","messageID":"purchase.cancelled","retry":"never"},"productID":"com.example.cookbook.lessons","quantity":1}}');
INSERT INTO notification VALUES (29, 'progress', '{"progress":{"productID":"com.example.cookbook.lessons","stage":"connecting"}}');
INSERT INTO notification VALUES (30, 'progress', '{"progress":{"productID":"com.example.cookbook.lessons","stage":"purchasing"}}');
INSERT INTO notification VALUES (31, 'progress', '{"progress":{"productID":"com.example.cookbook.lessons","stage":"verifying"}}');
INSERT INTO notification VALUES (32, 'progress', '{"progress":{"productID":"com.example.cookbook.lessons","stage":"delivering"}}');
COMMIT;
