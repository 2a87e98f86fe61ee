-- Number 1 is the person's own who looks, about the top of the tree of goals. A third of all are still to come.
CREATE TEMP TABLE meet ON COMMIT DROP AS
SELECT n, own, "startsAt", "startsAt" + interval '30 minutes' AS "endsAt",
       CASE WHEN own THEN 1 ELSE pg_temp.other(n * 7919::bigint) END AS organizer,
       CASE WHEN "startsAt" < now() AND n % 5 > 0 THEN "startsAt" + interval '40 minutes' END AS completed
FROM generate_series(1, pg_temp.size('followUps')) n
CROSS JOIN LATERAL (SELECT n % (pg_temp.size('followUps') / pg_temp.size('ownFollowUps')) = 1 AS own,
  date_trunc('day', now()) + ((n + 60) % 90 - 60) * interval '1 day' + (n / 90) * interval '30 minutes' AS "startsAt") placed;

INSERT INTO "Meeting" (id, "workspaceId", kind, "organizerId", title, description, "startsAt", "endsAt", "timeZone", "completedAt", "createdAt")
SELECT pg_temp.id('follow-up', n), pg_temp.place(), 'FOLLOW_UP', pg_temp.id('member', organizer),
       (ARRAY['Talk about nights', 'After the survey', 'Where we stand', 'Plan the move'])[n % 4 + 1] || ' ' || n,
       'What changed, what is in the way, and who needs help.', "startsAt", "endsAt", 'UTC', completed, "startsAt" - interval '7 days'
FROM meet;

INSERT INTO "MeetingAttendee" ("workspaceId", "meetingId", "memberId", "startsAt", "endsAt", "isBooked", "isAttending", kind, "isCompleted")
SELECT pg_temp.place(), pg_temp.id('follow-up', n), pg_temp.id('member', person), "startsAt", "endsAt", false,
       (ARRAY[true, NULL, false])[n % 3 + 1], 'FOLLOW_UP', completed IS NOT NULL
FROM meet CROSS JOIN LATERAL (SELECT organizer UNION
  SELECT pg_temp.other(n * 31::bigint + slot * 977) FROM generate_series(1, 2 + n % 3) slot) people (person);

INSERT INTO "FollowUp" (id, "workspaceId", type, decisions)
SELECT pg_temp.id('follow-up', n), pg_temp.place(), (ARRAY['Goal', 'Casual'])[n % 2 + 1]::"FollowUpType", 'We go on as planned.' FROM meet;

INSERT INTO "FollowUpGoal" ("workspaceId", "followUpId", "goalId")
SELECT pg_temp.place(), pg_temp.id('follow-up', n), pg_temp.id('goal', n % pg_temp.size('aligned') + 1) FROM meet WHERE n % 2 = 1;

INSERT INTO "FollowUpComment" (id, "workspaceId", "followUpId", "memberId", comment, "createdAt")
SELECT pg_temp.id('follow-up comment', n * 100::bigint + p), pg_temp.place(), pg_temp.id('follow-up', n), pg_temp.id('member', organizer),
       'Nearly there, two things are left.', "startsAt"
FROM meet CROSS JOIN generate_series(1, 3) p;

INSERT INTO "FollowUpItem" (id, "workspaceId", "followUpId", title, "ownerId", "dueOn", "doneAt", "createdAt")
SELECT pg_temp.id('follow-up item', n * 100::bigint + p), pg_temp.place(), pg_temp.id('follow-up', n), 'Next step ' || p,
       pg_temp.id('member', organizer), "startsAt"::date + 7, CASE WHEN p < 3 THEN "startsAt" END, "startsAt"
FROM meet CROSS JOIN generate_series(1, 3) p;
