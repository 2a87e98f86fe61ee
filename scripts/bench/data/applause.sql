-- The usual categories; as nothing here fires a trigger, they are written as one would.
INSERT INTO "ApplauseCategory" (id, "workspaceId", name, position)
SELECT pg_temp.id('category', n), pg_temp.place(), (ARRAY['Teamwork', 'Ownership', 'Customer First', 'Innovation',
  'Leadership', 'Learning', 'Quality', 'Helping Hand'])[n], n - 1 FROM generate_series(1, 8) n;

-- Forty of all are to the one who looks and forty from them, one in twenty is private. The highest number is the latest.
CREATE TEMP TABLE thanks ON COMMIT DROP AS
SELECT n, pg_temp.moment(n, pg_temp.size('applause')) AS "createdAt", n % 20 <> 7 AS "isPublic",
       CASE WHEN n % (pg_temp.size('applause') / 40) = 1 THEN 1 ELSE pg_temp.other(n * 7919::bigint) END AS giver,
       CASE WHEN n % (pg_temp.size('applause') / 40) = 2 THEN 1 ELSE pg_temp.other(n * 104729::bigint + 1) END AS recipient
FROM generate_series(1, pg_temp.size('applause')) n;

INSERT INTO "Applause" (id, "workspaceId", "giverId", "categoryId", words, "isPublic", "createdAt")
SELECT pg_temp.id('applause', n), pg_temp.place(), pg_temp.id('member', giver), pg_temp.id('category', n % 8 + 1),
       (ARRAY['Thank you for staying with the customer until it worked', 'You explained it so that all of us understood',
              'The handover had no loose ends', 'You saw it before it hurt'])[n % 4 + 1] || ', number ' || n || '.', "isPublic", "createdAt"
FROM thanks;

INSERT INTO "ApplauseRecipient" ("workspaceId", "applauseId", "memberId", "categoryId", "createdAt")
SELECT pg_temp.place(), pg_temp.id('applause', n), pg_temp.id('member', person), pg_temp.id('category', n % 8 + 1), "createdAt"
FROM thanks CROSS JOIN LATERAL (SELECT recipient UNION SELECT pg_temp.other(n * 31::bigint + 5) WHERE n % 4 = 0) people (person)
WHERE person <> giver;

INSERT INTO "ApplauseReaction" ("workspaceId", "applauseId", "memberId", kind, "createdAt")
SELECT DISTINCT pg_temp.place(), pg_temp.id('applause', n), pg_temp.id('member', pg_temp.other(n * 13::bigint + p * 977)),
       (ARRAY['thanks', 'love', 'celebrate', 'agree', 'impressive'])[(n + p) % 5 + 1], "createdAt"
FROM thanks CROSS JOIN generate_series(1, 3) p;

INSERT INTO "ApplauseComment" (id, "workspaceId", "applauseId", "memberId", comment, "createdAt")
SELECT pg_temp.id('applause comment', n), pg_temp.place(), pg_temp.id('applause', n), pg_temp.id('member', recipient),
       'That means a lot, thank you.', "createdAt" + interval '2 hours'
FROM thanks WHERE n % 3 = 0 OR n = 1;
