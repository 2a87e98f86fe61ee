-- What was sent: how many questions it has, how many it asks and of them how many have answered. The last one is the
-- largest that the product allows, where the sizes want one.
CREATE TEMP TABLE sent ON COMMIT DROP AS
SELECT n, 5 AS questions, 4 AS asked, 2 AS answered FROM generate_series(1, pg_temp.size('reviews')) n
UNION ALL SELECT pg_temp.size('reviews') + 50, 100, 1000, 1000 WHERE pg_temp.size('giant') = 1;

CREATE TEMP TABLE shape ON COMMIT DROP AS
SELECT *, n % 3 = 0 AS anonymous, (ARRAY['ACTIVE', 'ACTIVE', 'CLOSED', 'RELEASED'])[n / 50 % 4 + 1] AS state,
       CASE WHEN n % pg_temp.size('mine') = 0 THEN 1 ELSE pg_temp.other(n * 7919::bigint) END AS creator,
       CASE WHEN n % (pg_temp.size('mine') - 1) = 4 THEN 1 WHEN n % 2 = 0 THEN pg_temp.other(n * 13::bigint) END AS subject,
       pg_temp.moment(least(n, pg_temp.size('reviews')), pg_temp.size('reviews')) AS "at"
FROM sent;

INSERT INTO "Review" (id, "workspaceId", "creatorId", "subjectId", title, description, status, anonymity, "seenBySubject",
  "seenByManager", "seenByAdmins", "timeZone", "closesAt", "publishedAt", "closedAt", "releasedAt", "responseKey", "askedCount", "answeredCount", "createdAt")
SELECT pg_temp.id('review', n), pg_temp.place(), pg_temp.id('member', creator),
       CASE WHEN subject IS NOT NULL THEN pg_temp.id('member', subject) END,
       (ARRAY['Quarterly feedback', 'How the project went', 'Working together', 'Leadership', 'Onboarding'])[n % 5 + 1] || ' ' || n,
       'What went well, and what would you like to see more of?', state::"ReviewStatus",
       (CASE WHEN anonymous THEN 'ANONYMOUS' ELSE 'NAMED' END)::"Anonymity", n % 4 < 3, n % 4 = 2, n % 100 <> 0, 'Europe/Berlin',
       CASE WHEN state = 'ACTIVE' THEN date_trunc('day', now()) + (60 + n % 60) * interval '1 day' ELSE "at" + interval '14 days' END,
       "at", CASE WHEN state <> 'ACTIVE' THEN "at" + interval '14 days' END,
       CASE WHEN state = 'RELEASED' THEN "at" + interval '15 days' END,
       CASE WHEN anonymous AND state = 'ACTIVE' THEN sha256(convert_to(n::text, 'UTF8')) END,
       asked + CASE WHEN n % 10 = 5 THEN 1 ELSE 0 END, answered, "at"
FROM shape;

INSERT INTO "Question" (id, "workspaceId", "reviewId", position, type, text, lowest, highest)
SELECT pg_temp.id('question', n * 1000::bigint + p), pg_temp.place(), pg_temp.id('review', n), p, type::"QuestionType",
       'What should we know about part ' || p || '?',
       CASE type WHEN 'scale' THEN 0 WHEN 'rating' THEN 1 END, CASE type WHEN 'scale' THEN 5 WHEN 'rating' THEN 10 END
FROM shape CROSS JOIN generate_series(1, questions) p
CROSS JOIN LATERAL (SELECT (ARRAY['input', 'textarea', 'checkbox', 'scale', 'yesno', 'rating'])[(p - 1) % 6 + 1] AS type) kind;

INSERT INTO "QuestionOption" (id, "workspaceId", "questionId", position, text)
SELECT pg_temp.id('option', (n * 1000::bigint + p) * 10 + o), pg_temp.place(), pg_temp.id('question', n * 1000::bigint + p), o, 'Choice ' || o
FROM shape CROSS JOIN generate_series(1, questions) p
CROSS JOIN generate_series(1, (ARRAY[0, 0, 4, 2, 0, 2])[(p - 1) % 6 + 1]) o;

-- When the review was begun the product has a trigger write here, and none fires.
INSERT INTO "SharedReview" ("workspaceId", "reviewId", "memberId", "reviewCreatedAt")
SELECT pg_temp.place(), pg_temp.id('review', n), pg_temp.id('member', 1), "at" FROM shape WHERE n % pg_temp.size('mine') = 3;

-- Twenty reviews of the person who looks, sent together about twenty people.
INSERT INTO "ReviewRound" (id, "workspaceId", "creatorId", title, "createdAt")
VALUES (pg_temp.id('round', 1), pg_temp.place(), pg_temp.id('member', 1), 'Round 1', date_trunc('day', now()) - interval '60 days');

UPDATE "Review" SET "roundId" = pg_temp.id('round', 1) WHERE id IN (
  SELECT pg_temp.id('review', n) FROM shape
  WHERE creator = 1 AND subject > 1 AND n <= pg_temp.size('reviews') ORDER BY n DESC LIMIT 20);

-- A closed one and the round before it, with which its results are compared.
UPDATE "Review" SET "previousId" = pg_temp.id('review', 50) WHERE id = pg_temp.id('review', 100);

-- What comes again every week, of everybody: an Admin looks after all of it.
CREATE TEMP TABLE weekly ON COMMIT DROP AS SELECT n FROM shape WHERE n % 50 = 7;

INSERT INTO "ReviewSeries" (id, "workspaceId", "creatorId", frequency, "timeZone", "firstOn", "startTime", "openDays", "closesTime", "nextOn", "createdAt")
SELECT pg_temp.id('series', n), pg_temp.place(), pg_temp.id('member', pg_temp.other(n)), 'Weekly', 'Europe/Berlin', current_date - 700, '09:00', 4, '17:00',
       current_date + (n / 50 % 7)::int, pg_temp.moment(0, 1)
FROM weekly;

UPDATE "Review" r SET "seriesId" = pg_temp.id('series', n), "occursOn" = r."createdAt"::date FROM weekly WHERE r.id = pg_temp.id('review', n);

INSERT INTO "Review" (id, "workspaceId", "creatorId", title, "timeZone", "createdAt")
SELECT pg_temp.id('draft', n), pg_temp.place(), pg_temp.id('member', CASE WHEN n % (pg_temp.size('mine') / 5) = 0 THEN 1 ELSE pg_temp.other(n) END),
       'Draft ' || n, 'Europe/Berlin', pg_temp.moment(n, pg_temp.size('reviews') / 20)
FROM generate_series(1, pg_temp.size('reviews') / 20) n;

INSERT INTO "Form" ("reviewId", "workspaceId", content, "savedAt")
SELECT pg_temp.id('draft', n), pg_temp.place(), jsonb_build_object(
         'title', 'Draft ' || n, 'description', '', 'teamIds', '[]'::jsonb, 'emails', '[]'::jsonb, 'about', 'nobody',
         'subjectId', NULL, 'anonymity', 'NAMED', 'seenBySubject', true, 'seenByManager', false, 'seenByAdmins', false,
         'sharedWithIds', '[]'::jsonb, 'closesOn', '', 'closesTime', '17:00', 'timeZone', 'Europe/Berlin',
         'assigneeIds', (SELECT jsonb_agg(pg_temp.id('member', pg_temp.other(n + one))) FROM generate_series(1, 10) one),
         'questions', (SELECT jsonb_agg(jsonb_build_object('key', 'q' || p, 'type', 'textarea', 'questionText', 'Question ' || p,
           'isRequired', true, 'options', '[]'::jsonb, 'lowerLabel', 0, 'higherLabel', 5, 'editableFeedback', false,
           'ratingFeedback', 'Rating')) FROM generate_series(1, 10) p)),
       pg_temp.moment(n, pg_temp.size('reviews') / 20)
FROM generate_series(1, pg_temp.size('reviews') / 20) n;

-- A form whose subject has nominated peers, for the one who looks to decide on.
UPDATE "Review" SET "nominationsMin" = 1, "nominationsMax" = 10, "nominationsApprover" = 'CREATOR' WHERE id = pg_temp.id('review', 200);

INSERT INTO "ReviewNomination" (id, "workspaceId", "reviewId", "memberId", "createdAt")
SELECT pg_temp.id('nomination', n), pg_temp.place(), pg_temp.id('review', 200), pg_temp.id('member', 20 + n), now() FROM generate_series(1, 10) n;

-- The oldest is the one that a workspace without a plan can still write in.
INSERT INTO "Template" (id, "workspaceId", "creatorId", title, content, tags, "isShared", "createdAt", "savedAt")
SELECT pg_temp.id('template', n), pg_temp.place(), pg_temp.id('member', 1), 'Template ' || n, content, ARRAY['Tag ' || n % 5], true, "at", "at"
FROM generate_series(1, pg_temp.size('templates')) n
CROSS JOIN LATERAL (SELECT pg_temp.moment(n, pg_temp.size('templates')) AS "at") of_time
JOIN "Form" f ON f."reviewId" = pg_temp.id('draft', 10);
