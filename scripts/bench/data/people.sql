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

INSERT INTO "Member" (id, "workspaceId", "userId", role, status, "createdAt")
SELECT pg_temp.id('member', n), pg_temp.place(), pg_temp.id('user', n),
       (CASE WHEN n = 1 THEN 'Admin' WHEN n % 10 = 2 THEN 'Manager' ELSE 'Member' END)::"Role",
       (CASE WHEN n % 50 = 49 THEN 'DEACTIVATED' ELSE 'ACTIVE' END)::"PersonStatus", pg_temp.moment(0, 1)
FROM generate_series(1, pg_temp.size('people')) n;

INSERT INTO "Team" (id, "workspaceId", name, "createdAt")
SELECT pg_temp.id('team', t), pg_temp.place(), 'Team ' || t, pg_temp.moment(0, 1)
FROM generate_series(1, pg_temp.size('teams')) t;

INSERT INTO "TeamMember" ("workspaceId", "teamId", "memberId", "isManager")
SELECT pg_temp.place(), pg_temp.id('team', n % pg_temp.size('teams') + 1), pg_temp.id('member', n), n <= pg_temp.size('teams')
FROM generate_series(1, pg_temp.size('people')) n;

-- Ten tags, and each person has one of them.
INSERT INTO "Tag" (id, "workspaceId", name, "createdAt")
SELECT pg_temp.id('tag', t), pg_temp.place(), 'Tag ' || t, pg_temp.moment(0, 1)
FROM generate_series(1, 10) t;

INSERT INTO "MemberTag" ("workspaceId", "tagId", "memberId")
SELECT pg_temp.place(), pg_temp.id('tag', n % 10 + 1), pg_temp.id('member', n)
FROM generate_series(1, pg_temp.size('people')) n;

-- One invitation for every ten people, and ten lines of the audit log for each person.
INSERT INTO "Invitation" (id, "workspaceId", email, role, status, "tokenHash", "expiresAt", "sentAt", "inviterId", "createdAt")
SELECT pg_temp.id('invitation', n), pg_temp.place(), format('invited%s@%s.bench.example', n, pg_temp.workspace()), 'Member', 'PENDING',
       pg_temp.workspace() || ' invitation ' || n, now() + interval '5 days', now() - interval '2 days', pg_temp.id('member', 1), now() - interval '2 days'
FROM generate_series(1, pg_temp.size('people') / 10) n;

INSERT INTO "AuditEntry" (id, "workspaceId", "memberId", action, "objectId", title, "createdAt")
SELECT pg_temp.id('audit', n), pg_temp.place(), pg_temp.id('member', n % pg_temp.size('people') + 1),
       CASE WHEN n % 3 = 0 THEN 'review.released' ELSE 'team.joined' END, NULL, 'Act ' || n, pg_temp.moment(n, pg_temp.size('people') * 10)
FROM generate_series(1, pg_temp.size('people') * 10) n;
