-- Number 1 is the newest. The first ones are one tree, each with twelve under it.
CREATE TEMP TABLE aim ON COMMIT DROP AS
SELECT n, aligned, own, type, team, "startsOn", "endsOn", "endsOn" >= current_date AS runs, "at",
       CASE WHEN own THEN 1 ELSE pg_temp.other(n * 7919::bigint) END AS creator,
       CASE WHEN aligned AND 12 * (n - 1) + 2 <= pg_temp.size('aligned') THEN 'CHILDREN'
            ELSE (ARRAY['KEY_RESULTS', 'ITEMS', 'BY_HAND'])[n % 3 + 1] END AS source,
       CASE WHEN n % 50 = 33 THEN "at" END AS archived
FROM generate_series(1, pg_temp.size('goals')) n
CROSS JOIN LATERAL (SELECT n <= pg_temp.size('aligned') AS aligned, n % (pg_temp.size('goals') / pg_temp.size('ownGoals') - 1) = 3 AS own,
  pg_temp.moment(pg_temp.size('goals') - n + 1, pg_temp.size('goals')) AS "at") placed
CROSS JOIN LATERAL (SELECT CASE WHEN n = 1 OR n % (pg_temp.size('goals') / 10) = 5 THEN 'Organization' WHEN n % 5 = 0 THEN 'Team'
  WHEN n % 5 = 1 AND NOT aligned THEN 'Self' ELSE 'Individual' END AS type) kind
CROSS JOIN LATERAL (SELECT CASE WHEN type = 'Team' THEN n / 5 % pg_temp.size('teams') + 1 END AS team,
  "at"::date - 20 AS "startsOn", "at"::date + 20 + n % 120 AS "endsOn") days;

CREATE TEMP TABLE aimed ON COMMIT DROP AS
SELECT *, (CASE WHEN runs THEN (ARRAY['OnTrack', 'OnTrack', 'OnTrack', 'AtRisk', 'Delayed'])[n / 7 % 5 + 1]
                ELSE (ARRAY['Completed', 'Completed', 'Completed', 'Delayed', 'Abandoned'])[n / 7 % 5 + 1] END)::"GoalStatus" AS status
FROM aim;

INSERT INTO "Goal" (id, "workspaceId", "creatorId", "teamId", "parentId", title, description, type, frequency, "startsOn", "endsOn",
  status, visibility, "progressSource", progress, "archivedAt", "completedAt", "checkedInOn", "createdAt", "changedAt")
SELECT pg_temp.id('goal', n), pg_temp.place(), pg_temp.id('member', creator), CASE WHEN team IS NOT NULL THEN pg_temp.id('team', team) END,
       CASE WHEN aligned AND n > 1 THEN pg_temp.id('goal', (n - 2) / 12 + 1) END,
       (ARRAY['Answer customers sooner', 'Hire for nights', 'Halve the latency', 'Win new accounts', 'Write the handbook'])[n % 5 + 1] || ' ' || n,
       'What changes for the people we work for, and how we will know.', type::"GoalType",
       (ARRAY['weekly', 'monthly', 'custom', 'daily', 'halfyearly'])[n % 5 + 1]::"GoalFrequency", "startsOn", "endsOn", status,
       (CASE WHEN type = 'Self' OR n % 20 = 2 THEN 'PRIVATE' ELSE 'WORKSPACE' END)::"GoalVisibility", source::"ProgressSource",
       CASE WHEN status = 'Completed' THEN 100 ELSE n * 37 % 100 END, archived, CASE WHEN status = 'Completed' THEN "endsOn"::timestamptz END,
       CASE WHEN n % 2 = 0 THEN least(current_date, "endsOn") END, "at", "at"
FROM aimed;

INSERT INTO "GoalAssignee" ("workspaceId", "goalId", "memberId", status)
SELECT pg_temp.place(), pg_temp.id('goal', n), pg_temp.id('member', person), status
FROM aimed CROSS JOIN LATERAL (SELECT creator WHERE own OR type = 'Self'
  UNION SELECT pg_temp.other(n * 31::bigint + slot * 977) FROM generate_series(1, CASE WHEN n = 1 THEN 12 ELSE 1 + n % 2 END) slot WHERE type <> 'Self') people (person);

INSERT INTO "GoalSupervisor" ("workspaceId", "goalId", "memberId")
SELECT pg_temp.place(), pg_temp.id('goal', n), pg_temp.id('member', CASE WHEN n % (pg_temp.size('goals') / pg_temp.size('ownGoals')) = 7 THEN 1 ELSE pg_temp.other(n * 13::bigint) END)
FROM aimed WHERE type <> 'Self' AND n % 2 = 1;

INSERT INTO "KeyResult" (id, "workspaceId", "goalId", position, title, start, current, target, unit, weight)
SELECT pg_temp.id('key result', n * 100::bigint + p), pg_temp.place(), pg_temp.id('goal', n), p - 1, 'Measure ' || p,
       CASE p WHEN 2 THEN 40 ELSE 0 END, CASE p WHEN 2 THEN 40 - n % 30 ELSE n % 100 END, CASE p WHEN 2 THEN 10 ELSE 100 END,
       CASE p WHEN 2 THEN 'hours' ELSE '%' END, 1
FROM aimed CROSS JOIN generate_series(1, 3) p WHERE source = 'KEY_RESULTS' OR n = 1;

INSERT INTO "GoalItem" (id, "workspaceId", "goalId", position, title, "ownerId", "dueOn", "doneAt")
SELECT pg_temp.id('goal item', n * 100::bigint + p), pg_temp.place(), pg_temp.id('goal', n), p - 1, 'Step ' || p,
       pg_temp.id('member', creator), "endsOn" - p, CASE WHEN (n + p) % 2 = 0 THEN "at" END
FROM aimed CROSS JOIN generate_series(1, 3) p WHERE source = 'ITEMS' OR n = 1;

INSERT INTO "GoalLink" (id, "workspaceId", "goalId", position, url, text, kind)
SELECT pg_temp.id('goal link', n), pg_temp.place(), pg_temp.id('goal', n), 0, 'https://documents.example/' || n, 'The plan', 'Document'
FROM aimed WHERE n % 10 = 1;

-- The tree has a long timeline at its top.
INSERT INTO "GoalUpdate" (id, "workspaceId", "goalId", "memberId", kind, status, "previousStatus", progress, "previousProgress", comment, "createdAt")
SELECT pg_temp.id('goal update', n * 1000::bigint + p), pg_temp.place(), pg_temp.id('goal', n), pg_temp.id('member', creator),
       CASE p WHEN 1 THEN 'created' ELSE 'check-in' END, CASE WHEN p = 1 THEN 'OnTrack' ELSE status END,
       CASE WHEN p = 2 THEN 'OnTrack'::"GoalStatus" END, n * 37 % 100 * p / last, CASE WHEN p > 1 THEN n * 37 % 100 * (p - 1) / last END,
       CASE WHEN p > 1 THEN 'Two of the three offices have moved over, the last one follows.' ELSE '' END, "at" + p * interval '1 hour'
FROM aimed CROSS JOIN LATERAL (SELECT CASE WHEN n = 1 THEN 300 ELSE 3 END AS last) length CROSS JOIN generate_series(1, last) p;

-- The product has a trigger count them, and none fires here.
INSERT INTO "GoalCount" ("workspaceId", type, status, visibility, count)
SELECT "workspaceId", type, status, visibility, count(*) FROM "Goal" WHERE "workspaceId" = pg_temp.place() AND "archivedAt" IS NULL
GROUP BY 1, 2, 3, 4;

-- A file of goals that was checked and not imported yet.
INSERT INTO "GoalImport" (id, "workspaceId", "creatorId", status, "fileName", headings, columns, rows, "rowCount", "goalCount", "createdAt")
SELECT pg_temp.id('goal import', 1), pg_temp.place(), pg_temp.id('member', 1), 'CHECKING', 'goals.csv', ARRAY['Title', 'End'],
       ARRAY['title', 'end'], jsonb_agg(jsonb_build_object('number', n + 1, 'cells', ARRAY['Goal ' || n, '2999-12-01'], 'title', 'Goal ' || n,
         'state', 'ready', 'problems', ARRAY[]::text[], 'goalId', NULL)), pg_temp.size('imported'), pg_temp.size('imported'), now()
FROM generate_series(1, pg_temp.size('imported')) n;

UPDATE "Goal" SET "accountableId" = accountable_for(id, "creatorId") WHERE "workspaceId" = pg_temp.place();
