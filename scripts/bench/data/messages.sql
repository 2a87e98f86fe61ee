-- Every hundredth is for the one who looks, which is far more than anybody else is told.
CREATE TEMP TABLE told ON COMMIT DROP AS
SELECT n, CASE WHEN n % 100 = 0 THEN 1 ELSE pg_temp.other(n) END AS person, pg_temp.moment(n, pg_temp.size('told')) AS "at",
       '/feedback/id/' || pg_temp.id('review', 1 + n % pg_temp.size('reviews')) AS link
FROM generate_series(1, pg_temp.size('told')) n;

INSERT INTO "Notification" (id, "workspaceId", "memberId", type, key, message, link, "seenAt", "readAt", "createdAt")
SELECT pg_temp.id('notification', n), pg_temp.place(), pg_temp.id('member', person), 'Review', 'bench:' || n,
       'Ada Adler asked for your feedback on Quarterly feedback ' || n, link, looked, looked, "at"
FROM told, LATERAL (SELECT CASE WHEN n / 100 % 4 > 0 THEN "at" + interval '1 hour' END) AS opened (looked);

INSERT INTO "Activity" (id, "workspaceId", "memberId", type, key, title, link, "createdAt")
SELECT pg_temp.id('activity', n), pg_temp.place(), pg_temp.id('member', person),
       CASE WHEN n % 3 = 0 THEN 'ReviewAnswer' ELSE 'Review' END, 'bench:' || n,
       'You were asked for feedback on Quarterly feedback ' || n, link, "at"
FROM told;

INSERT INTO "Mail" (id, "workspaceId", key, event, recipient, status, attempts, "dueAt", "lastError", "createdAt", "sentAt")
SELECT pg_temp.id('mail', n), pg_temp.place(), pg_temp.workspace() || ':' || n, 'review.requested', format('person%s@%s.bench.example', person, pg_temp.workspace()),
       (CASE WHEN n % 5000 = 0 THEN 'GIVEN_UP' ELSE 'SENT' END)::"MailStatus", 1, "at",
       CASE WHEN n % 5000 = 0 THEN '550 no such mailbox' END, "at", CASE WHEN n % 5000 <> 0 THEN "at" END
FROM told WHERE n % 10 = 0;
