-- The other workspaces of the platform: one to five people each, and in every state that a subscription knows.
CREATE TEMP TABLE company ON COMMIT DROP AS
SELECT n, pg_temp.id('company', n) AS id, n % 20 AS state, 1 + n % 5 AS people, pg_temp.moment(n, pg_temp.size('companies')) AS "createdAt"
FROM generate_series(1, pg_temp.size('companies')) n;

INSERT INTO "Workspace" (id, slug, name, "timeZone", "createdAt", "activeAt", "suspendedAt", "deletionAt")
SELECT id, format('company-%s-%s', pg_temp.workspace(), n),
       (ARRAY['Alder', 'Birchwood', 'Cedarline', 'Dunelight', 'Eastgate', 'Fjordworks', 'Granary', 'Hillside', 'Ironbridge', 'Juniper'])[n % 10 + 1] || ' ' || n,
       'Europe/Berlin', "createdAt", CASE WHEN n % 7 <> 0 THEN now() - (n % 400) * interval '1 day' END,
       CASE WHEN n % 100 = 3 THEN now() END, CASE WHEN n % 100 = 4 THEN now() + interval '20 days' END
FROM company;

INSERT INTO "User" (id, email, "firstName", "lastName", "timeZone", "tourFinished", "emailVerifiedAt", "lastWorkspaceId", "createdAt")
SELECT pg_temp.id('company user', n * 10 + k), format('person%s@company%s.%s.bench.example', k, n, pg_temp.workspace()), 'Ada', 'Adler ' || n, 'Europe/Berlin', true,
       "createdAt", id, "createdAt"
FROM company, generate_series(1, people) k;

INSERT INTO "Member" (id, "workspaceId", "userId", role, status, "findName", "surnameFirst", "createdAt")
SELECT pg_temp.id('company member', n * 10 + k), company.id, u.id, (CASE WHEN k = 1 THEN 'Admin' ELSE 'Member' END)::"Role", 'ACTIVE',
       lower(' ' || u."firstName" || ' ' || u."lastName" || ' ' || u.email), ARRAY[lower(u."lastName"), lower(u."firstName")], u."createdAt"
FROM company, generate_series(1, people) k JOIN "User" u ON true WHERE u.id = pg_temp.id('company user', n * 10 + k);

-- Trials: under way, over, or ended by what was paid later.
INSERT INTO "Subscription" (id, "workspaceId", "planId", status, "isTrial", "trialEndsAt", "startsAt", "endsAt", "createdAt")
SELECT pg_temp.id('trial', n), c.id, p.id, (CASE WHEN state = 9 OR state > 12 THEN 'ACTIVE' ELSE 'CANCELED' END)::"SubscriptionStatus", true,
       CASE WHEN state IN (17, 18) THEN c."createdAt" + interval '14 days' ELSE now() + interval '9 days' END, c."createdAt",
       CASE WHEN state < 13 AND state <> 9 THEN c."createdAt" + interval '1 day' END, c."createdAt"
FROM company c JOIN "Plan" p ON p.type = 'PRO' AND p."isActive" WHERE state <> 19;

-- Paid: on time, past due, halted, canceled, not yet, over, set by hand, ending.
INSERT INTO "Subscription" (id, "workspaceId", "planId", status, "startsAt", "endsAt", "razorpayId", "razorpayStatus", "syncedAt", quantity, amount,
                            "paidFrom", "paidUntil", "chargeAt", "overdueAt", "createdAt")
SELECT pg_temp.id('paid', n), c.id, p.id,
       (CASE state WHEN 7 THEN 'EXPIRED' WHEN 8 THEN 'CANCELED' WHEN 9 THEN 'INITIATED' WHEN 10 THEN 'EXPIRED' ELSE 'ACTIVE' END)::"SubscriptionStatus",
       c."createdAt" + interval '1 day', CASE WHEN state IN (7, 8, 10) THEN now() - interval '5 days' WHEN state = 12 THEN now() + interval '9 days' END,
       CASE WHEN state <> 11 THEN format('sub_%s%s', pg_temp.workspace(), n) END,
       CASE state WHEN 6 THEN 'pending' WHEN 7 THEN 'halted' WHEN 8 THEN 'cancelled' WHEN 9 THEN 'created' WHEN 10 THEN 'completed' WHEN 11 THEN NULL ELSE 'active' END,
       now() - n * interval '10 seconds', people, 19900 * people, now() - interval '20 days',
       CASE WHEN state <> 9 THEN now() + interval '10 days' END, now() + interval '10 days', CASE WHEN state IN (6, 7) THEN now() - interval '2 days' END,
       c."createdAt" + interval '1 day'
FROM company c JOIN "Plan" p ON p.type = 'PRO' AND p."isActive" WHERE state < 13;

INSERT INTO "UpcomingInvoice" (id, "workspaceId", "subscriptionId", status, amount, "dueAt", description, "createdAt")
SELECT pg_temp.id('upcoming', n), c.id, pg_temp.id('paid', n), (CASE WHEN state IN (6, 7) THEN 'OVERDUE' ELSE 'PENDING' END)::"UpcomingInvoiceStatus",
       19900 * people, now() + interval '10 days', 'Pro', now()
FROM company c WHERE state < 8;

INSERT INTO "Payment" (id, "workspaceId", "subscriptionId", "razorpayInvoiceId", "razorpayPaymentId", status, description, amount, url, "paidAt")
SELECT pg_temp.id('payment', number), payer.id, pg_temp.id('paid', payer.n), format('inv_%s%s', pg_temp.workspace(), number), 'pay_' || number, 'paid', 'Pro for 5 people',
       19900 * payer.people, 'https://rzp.example/i/' || number, pg_temp.moment(number, pg_temp.size('payments'))
FROM generate_series(1, pg_temp.size('payments')) number
JOIN (SELECT company.*, row_number() OVER (ORDER BY n) - 1 AS place, count(*) OVER () AS payers FROM company WHERE state < 8) payer ON payer.place = number % payer.payers;

-- What Razorpay has told in a month, and the little of it that waits.
INSERT INTO "PaymentEvent" (id, kind, "razorpayId", "receivedAt", "workedOnAt")
SELECT format('evt_%s%s', pg_temp.workspace(), n), 'subscription.charged', format('sub_%s%s', pg_temp.workspace(), n), now() - n * interval '500 seconds',
       CASE WHEN n % 250 <> 1 THEN now() - n * interval '500 seconds' END
FROM generate_series(1, pg_temp.size('payments') / 20) n;

INSERT INTO "Failure" (day, kind, name, count, "lastAt")
SELECT now()::date - day, kind, format('%s %s of %s', kind, n, pg_temp.workspace()), 1 + day % 7, now() - day * interval '1 day'
FROM generate_series(1, 366) day, unnest(ARRAY['error', 'job', 'mail', 'service', 'webhook']) kind, generate_series(1, 5) n;

INSERT INTO "NewsletterSubscriber" (id, email, "tokenHash", "expiresAt", "createdAt", "confirmedAt")
SELECT pg_temp.id('reader', n), format('reader%s@%s.bench.example', n, pg_temp.workspace()), pg_temp.code_hash(800000 + n), now(), pg_temp.moment(n, pg_temp.size('companies')),
       CASE WHEN n % 5 <> 0 THEN now() END
FROM generate_series(1, pg_temp.size('companies')) n;
