INSERT INTO "Workspace" (id, slug, name, "timeZone", "firstStepsDoneAt", "createdAt")
SELECT pg_temp.place(), 'bench-' || pg_temp.workspace(), initcap(pg_temp.workspace()) || ' workspace', 'Europe/Berlin', pg_temp.moment(0, 1), pg_temp.moment(0, 1);

INSERT INTO "User" (id, email, "firstName", "lastName", "timeZone", "tourFinished", "emailVerifiedAt", "lastWorkspaceId", "createdAt")
SELECT pg_temp.id('user', n), format('person%s@%s.bench.example', n, pg_temp.workspace()),
       (ARRAY['Ada', 'Bela', 'Chiara', 'Dmitri', 'Efua', 'Fatima', 'Goran', 'Hana', 'Ines', 'Jonas', 'Kofi', 'Lena', 'Mina'])[n % 13 + 1],
       (ARRAY['Adler', 'Brandt', 'Castillo', 'Dubois', 'Eriksen', 'Fischer', 'Gupta', 'Haddad', 'Ivanova', 'Jansen', 'Kowalski'])[n / 13 % 11 + 1] || ' ' || n,
       'Europe/Berlin', true, pg_temp.moment(0, 1), pg_temp.place(), pg_temp.moment(0, 1)
FROM generate_series(1, pg_temp.size('people')) n;

-- The browser each of them is signed in with; its id is in the cookies the measurements send.
INSERT INTO "UserSession" (id, "userId", device, "createdAt", "usedAt")
SELECT pg_temp.id('session', n), pg_temp.id('user', n), 'Chrome on Linux', now(), now()
FROM generate_series(1, pg_temp.size('people')) n;

-- What people are found and ordered by the product has a trigger write, and none fires here.
INSERT INTO "Member" (id, "workspaceId", "userId", role, status, "findName", "surnameFirst", "createdAt")
SELECT pg_temp.id('member', n), pg_temp.place(), u.id,
       (CASE WHEN n = 1 THEN 'Admin' WHEN n % 10 = 2 THEN 'Manager' ELSE 'Member' END)::"Role",
       (CASE WHEN n % 50 = 49 THEN 'DEACTIVATED' ELSE 'ACTIVE' END)::"PersonStatus",
       lower(' ' || u."firstName" || ' ' || u."lastName" || ' ' || u.email),
       ARRAY[lower(u."lastName"), lower(u."firstName")], pg_temp.moment(0, 1)
FROM generate_series(1, pg_temp.size('people')) n JOIN "User" u ON u.id = pg_temp.id('user', n);

-- One team in ten stands at the top, and the others are part of one of those.
INSERT INTO "Team" (id, "workspaceId", name, "parentId", "createdAt")
SELECT pg_temp.id('team', t), pg_temp.place(), 'Team ' || t,
       CASE WHEN t > pg_temp.size('teams') / 10 THEN pg_temp.id('team', t % (pg_temp.size('teams') / 10) + 1) END, pg_temp.moment(0, 1)
FROM generate_series(1, pg_temp.size('teams')) t;

INSERT INTO "TeamMember" ("workspaceId", "teamId", "memberId", "isManager")
SELECT pg_temp.place(), pg_temp.id('team', n % pg_temp.size('teams') + 1), pg_temp.id('member', n), n <= pg_temp.size('teams')
FROM generate_series(1, pg_temp.size('people')) n;

-- The team that the one who looks leads fills a page in both workspaces.
INSERT INTO "TeamMember" ("workspaceId", "teamId", "memberId")
SELECT pg_temp.place(), pg_temp.id('team', 2), pg_temp.id('member', n) FROM generate_series(1, 35) n
ON CONFLICT DO NOTHING;

-- Each person has one of the tags, and one tag is everybody's.
INSERT INTO "Tag" (id, "workspaceId", name, "createdAt")
SELECT pg_temp.id('tag', t), pg_temp.place(), 'Tag ' || t, pg_temp.moment(0, 1)
FROM generate_series(1, pg_temp.size('tags')) t;

INSERT INTO "MemberTag" ("workspaceId", "tagId", "memberId")
SELECT pg_temp.place(), pg_temp.id('tag', tag), pg_temp.id('member', n)
FROM generate_series(1, pg_temp.size('people')) n CROSS JOIN LATERAL (VALUES (1), (2 + n % (pg_temp.size('tags') - 1))) of_person (tag);

-- Who is invited, and ten lines of the audit log for each person.
INSERT INTO "Invitation" (id, "workspaceId", email, role, status, "tokenHash", "expiresAt", "sentAt", "inviterId", "createdAt")
SELECT pg_temp.id('invitation', n), pg_temp.place(), format('invited%s@%s.bench.example', n, pg_temp.workspace()), 'Member', 'PENDING',
       pg_temp.code_hash(n), now() + interval '5 days', now() - interval '2 days', pg_temp.id('member', 1), now() - interval '2 days'
FROM generate_series(1, pg_temp.size('invited')) n;

INSERT INTO "AuditEntry" (id, "workspaceId", "memberId", action, "objectId", title, "createdAt")
SELECT pg_temp.id('audit', n), pg_temp.place(), pg_temp.id('member', n % pg_temp.size('people') + 1),
       CASE WHEN n % 3 = 0 THEN 'review.released' ELSE 'team.joined' END, NULL, 'Act ' || n, pg_temp.moment(n, pg_temp.size('people') * 10)
FROM generate_series(1, pg_temp.size('people') * 10) n;

-- Of everybody's e-mailed links the second person's: one to sign in, one to choose a password, one to confirm the address.
INSERT INTO "SignInLink" (email, "tokenHash", "expiresAt")
SELECT format('person2@%s.bench.example', pg_temp.workspace()), pg_temp.code_hash(1), now() + interval '365 days';

INSERT INTO "PasswordReset" (id, "userId", "tokenHash", "expiresAt", "createdAt")
SELECT pg_temp.id('reset', 1), pg_temp.id('user', 2), pg_temp.code_hash(1), now() + interval '365 days', now();

INSERT INTO "EmailVerification" (id, "userId", "tokenHash", "expiresAt", "createdAt")
SELECT pg_temp.id('verification', 1), pg_temp.id('user', 2), pg_temp.code_hash(1), now() + interval '365 days', now();

-- A list of people that was checked and not started yet.
INSERT INTO "PeopleImport" (id, "workspaceId", "creatorId", source, status, "fileName", headings, columns, "rowCount", "checkedCounts", "namedTeams", "createdAt")
SELECT pg_temp.id('import', 1), pg_temp.place(), pg_temp.id('member', 1), 'CSV', 'CHECKING', 'people.csv', ARRAY['E-mail', 'First name', 'Team'],
       ARRAY['email', 'firstName', 'teams'], pg_temp.size('imported'),
       jsonb_build_object('all', pg_temp.size('imported'), 'invite', pg_temp.size('imported'), 'ready', pg_temp.size('imported'),
         'refused', 0, 'update', 0, 'nothing', 0, 'undone', 0, 'undoable', 0),
       ARRAY(SELECT 'Team ' || t FROM generate_series(1, pg_temp.size('teams')) t), now();

INSERT INTO "PeopleImportRow" ("workspaceId", "importId", number, cells, email, status, action, problems)
SELECT pg_temp.place(), pg_temp.id('import', 1), n + 1, ARRAY[email, 'Newcomer', 'Team ' || n % pg_temp.size('teams') + 1], email, 'READY', 'INVITE',
       ARRAY[]::text[]
FROM generate_series(1, pg_temp.size('imported')) n CROSS JOIN LATERAL (SELECT format('newcomer%s@%s.bench.example', n, pg_temp.workspace())) of_row (email);

-- Who looks after the platform, with a place in no workspace; one for each workspace that is written.
INSERT INTO "User" (id, email, "firstName", "isSuperAdmin", "emailVerifiedAt", "createdAt")
VALUES (pg_temp.id('operator', 1), format('operator@%s.bench.example', pg_temp.workspace()), 'Robin', true, pg_temp.moment(0, 1), pg_temp.moment(0, 1));

INSERT INTO "SecondFactor" ("userId", secret, "lastStep", "createdAt")
VALUES (pg_temp.id('operator', 1), '', 0, pg_temp.moment(0, 1));

INSERT INTO "UserSession" (id, "userId", device, "createdAt", "usedAt")
VALUES (pg_temp.id('operator session', 1), pg_temp.id('operator', 1), 'Chrome on Linux', now(), now());
