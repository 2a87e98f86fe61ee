-- What super admins look at beside workspaces and accounts; one of each for each workspace that is written.
INSERT INTO "Plan" (id, type, name, "pricePerMonth", "userLimit", "aiRequestLimit", "orderKey", "isActive")
VALUES (pg_temp.id('plan', 1), 'PRO', 'Pro before', 149, 100, 30, 2, false);

INSERT INTO "Template" (id, "defaultKey", title, content, tags, version, "createdAt", "savedAt")
SELECT pg_temp.id('default', 1), 'bench-' || pg_temp.workspace(), 'A default template', t.content, ARRAY[]::text[], 2, now(), now()
FROM "Template" t WHERE t."workspaceId" = pg_temp.place() LIMIT 1;

INSERT INTO "Campaign" (id, name, "expiryDays", "createdAt") VALUES (pg_temp.id('campaign', 1), 'Partners', 14, now());

INSERT INTO "CampaignInvite" (id, "campaignId", email, "companyName", "companySlug", "tokenHash", "expiresAt", "sentAt", "createdAt")
SELECT pg_temp.id('campaign invite', n), pg_temp.id('campaign', 1), format('invited%s@%s.bench.example', n, pg_temp.workspace()),
       'Company ' || n, format('company-%s-%s', pg_temp.workspace(), n), pg_temp.code_hash(900000 + n), now() + interval '14 days', now(), now()
FROM generate_series(1, 500) n;

INSERT INTO "Inquiry" (id, key, name, email, message, "createdAt")
SELECT pg_temp.id('inquiry', n), pg_temp.workspace() || n, 'Ada', 'ada@bench.example', 'Do you offer a discount?', now() FROM generate_series(1, 100) n;

INSERT INTO "PlatformAct" (id, "userId", action, title, "createdAt")
SELECT pg_temp.id('act', n), pg_temp.id('operator', 1), 'mail.retried', 'Retried a mail', pg_temp.moment(n, 1000) FROM generate_series(1, 1000) n;
