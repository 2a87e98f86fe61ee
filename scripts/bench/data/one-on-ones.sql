-- The person who looks is in the first 20 pairs. Of the 50 meetings of each pair the first is still to come.
CREATE TEMP TABLE two ON COMMIT DROP AS
SELECT n, pg_temp.id('member', CASE WHEN n <= 20 THEN 1 ELSE n + 1 END) AS one,
       pg_temp.id('member', CASE WHEN n <= 20 THEN n + 1 ELSE n + 2 END) AS other
FROM generate_series(1, pg_temp.size('pairs')) n;

INSERT INTO "OneOnOnePair" (id, "workspaceId", "firstId", "secondId", "createdAt")
SELECT pg_temp.id('pair', n), pg_temp.place(), LEAST(one, other), GREATEST(one, other), now() - interval '400 days' FROM two;

CREATE TEMP TABLE held ON COMMIT DROP AS
SELECT pg_temp.id('one-on-one', (n - 1) * 50::bigint + turn) AS id, n, turn, one, other,
       date_trunc('day', now()) + interval '6 hours' + n % 20 * interval '30 minutes' - (turn - 2) * interval '7 days' AS "startsAt"
FROM two CROSS JOIN generate_series(1, 50) turn;

INSERT INTO "Meeting" (id, "workspaceId", kind, "organizerId", title, description, "startsAt", "endsAt", "timeZone", "completedAt", "createdAt")
SELECT id, pg_temp.place(), 'ONE_ON_ONE', one, 'One-on-one', '', "startsAt", "startsAt" + interval '30 minutes', 'UTC',
       CASE WHEN turn > 1 THEN "startsAt" + interval '40 minutes' END, "startsAt" - interval '30 days'
FROM held;

INSERT INTO "MeetingAttendee" ("workspaceId", "meetingId", "memberId", "startsAt", "endsAt", "isBooked", "isAttending", kind, "isCompleted")
SELECT pg_temp.place(), id, person, "startsAt", "startsAt" + interval '30 minutes', false, true, 'ONE_ON_ONE', turn > 1
FROM held CROSS JOIN LATERAL (VALUES (one), (other)) people (person);

INSERT INTO "OneOnOne" (id, "workspaceId", "pairId") SELECT id, pg_temp.place(), pg_temp.id('pair', n) FROM held;

INSERT INTO "TalkingPoint" (id, "workspaceId", "pairId", "authorId", text, position, "doneAt", "meetingId", "createdAt")
SELECT pg_temp.id('point', (n - 1) * 500::bigint + turn * 5 + p), pg_temp.place(), pg_temp.id('pair', n), one,
       (ARRAY['Nights next month', 'What is in the way', 'Training', 'The move'])[p], turn * 5 + p,
       CASE WHEN turn > 1 THEN "startsAt" END, CASE WHEN turn > 1 THEN id END, "startsAt" - interval '1 day'
FROM held CROSS JOIN generate_series(1, 4) p;

INSERT INTO "TalkingPointNote" (id, "workspaceId", "pointId", "authorId", text, "createdAt")
SELECT pg_temp.id('point note', (n - 1) * 500::bigint + turn * 5 + p), pg_temp.place(),
       pg_temp.id('point', (n - 1) * 500::bigint + turn * 5 + p), other, 'We look again next week.', "startsAt"
FROM held CROSS JOIN generate_series(1, 4) p;

INSERT INTO "OneOnOneItem" (id, "workspaceId", "pairId", title, "ownerId", "dueOn", "doneAt", "createdAt")
SELECT pg_temp.id('pair item', (n - 1) * 50::bigint + turn), pg_temp.place(), pg_temp.id('pair', n), 'Item ' || turn, one,
       "startsAt"::date + 7, CASE WHEN turn > 5 THEN "startsAt" END, "startsAt"
FROM held;
