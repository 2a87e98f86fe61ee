CREATE TEMP TABLE place ON COMMIT DROP AS
SELECT shape.*, slot, n * 10000::bigint + slot AS number, answered = asked OR (n / 25 + slot) % 2 = 0 AS done,
       -- 977 leads every slot of a review to another person.
       CASE WHEN slot = 1 AND n % (pg_temp.size('mine') / 2) = 1 THEN 1 ELSE pg_temp.other(n * 31::bigint + slot * 977) END AS person
FROM shape CROSS JOIN generate_series(1, asked) slot;

-- When the review was begun the product has a trigger write here, and none fires.
INSERT INTO "ReviewAssignee" (id, "workspaceId", "reviewId", "memberId", relationship, status, "isViewed", "reviewCreatedAt", "createdAt")
SELECT pg_temp.id('assignee', number), pg_temp.place(), pg_temp.id('review', n), pg_temp.id('member', person), 'PEER',
       (CASE WHEN done THEN 'ANSWERED' ELSE 'PENDING' END)::"AssigneeStatus", done, "at", "at"
FROM place;

INSERT INTO "ReviewAssignee" (id, "workspaceId", "reviewId", relationship, "reviewCreatedAt", "createdAt")
SELECT pg_temp.id('outside', n), pg_temp.place(), pg_temp.id('review', n), 'EXTERNAL', "at", "at" FROM shape WHERE n % 10 = 5;

INSERT INTO "ExternalReviewer" (id, "workspaceId", "reviewId", "assigneeId", email, "codeHash", "expiresAt")
SELECT pg_temp.id('external', n), pg_temp.place(), pg_temp.id('review', n), pg_temp.id('outside', n), format('guest%s@outside.example', n),
       pg_temp.code_hash(n), now() + interval '365 days'
FROM shape WHERE n % 10 = 5;

-- A closed anonymous review has no responses, and an open one no answers but sealed ones.
INSERT INTO "Response" (id, "workspaceId", "reviewId", "assigneeId", "ownerHash", status, "submittedAt", "sealedAnswers")
SELECT pg_temp.id('response', number), pg_temp.place(), pg_temp.id('review', n),
       CASE WHEN NOT anonymous THEN pg_temp.id('assignee', number) END,
       CASE WHEN anonymous THEN encode(sha256(convert_to(number::text, 'UTF8')), 'hex') END, 'SUBMITTED',
       CASE WHEN NOT anonymous THEN "at" + slot * interval '1 minute' ELSE date_trunc('day', "at") END,
       CASE WHEN anonymous THEN convert_to(rpad(number::text, 16412), 'UTF8') END
FROM place WHERE done AND (NOT anonymous OR state = 'ACTIVE');

INSERT INTO "Answer" (id, "workspaceId", "reviewId", "responseId", "questionId", relationship, text, score, yes, "optionIds", "isCounted")
SELECT pg_temp.id('answer', number * 1000 + p), pg_temp.place(), pg_temp.id('review', n),
       CASE WHEN NOT anonymous THEN pg_temp.id('response', number) END,
       pg_temp.id('question', n * 1000::bigint + p), 'PEER',
       CASE WHEN kind <= 1 THEN 'The week before the launch stood out: calm, prepared and generous with time. Note ' || slot || '.' END,
       CASE kind WHEN 3 THEN (slot + p) % 6 WHEN 5 THEN (slot + p) % 10 + 1 END, CASE kind WHEN 4 THEN (slot + p) % 3 > 0 END,
       CASE WHEN kind = 2 THEN ARRAY[pg_temp.id('option', (n * 1000::bigint + p) * 10 + 1 + slot % 4)] ELSE ARRAY[]::uuid[] END, true
FROM place CROSS JOIN generate_series(1, questions) p CROSS JOIN LATERAL (SELECT (p - 1) % 6 AS kind) of_question
WHERE done AND (NOT anonymous OR state <> 'ACTIVE');
