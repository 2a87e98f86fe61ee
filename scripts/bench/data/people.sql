INSERT INTO "Workspace" (id, slug, name, "timeZone", "createdAt")
SELECT pg_temp.place(), 'bench-' || pg_temp.workspace(), initcap(pg_temp.workspace()) || ' workspace', 'Europe/Berlin', pg_temp.moment(0, 1);

INSERT INTO "User" (id, email, "firstName", "lastName", "timeZone", "emailVerifiedAt", "lastWorkspaceId", "createdAt")
SELECT pg_temp.id('user', n), format('person%s@%s.bench.example', n, pg_temp.workspace()),
       (ARRAY['Ada', 'Bela', 'Chiara', 'Dmitri', 'Efua', 'Fatima', 'Goran', 'Hana', 'Ines', 'Jonas', 'Kofi', 'Lena', 'Mina'])[n % 13 + 1],
       (ARRAY['Adler', 'Brandt', 'Castillo', 'Dubois', 'Eriksen', 'Fischer', 'Gupta', 'Haddad', 'Ivanova', 'Jansen', 'Kowalski'])[n / 13 % 11 + 1] || ' ' || n,
       'Europe/Berlin', pg_temp.moment(0, 1), pg_temp.place(), pg_temp.moment(0, 1)
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
