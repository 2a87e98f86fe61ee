-- What this workspace pays, and has paid.
INSERT INTO "Subscription" (id, "workspaceId", "planId", status, "startsAt", "razorpayId", "razorpayStatus", "syncedAt", quantity, amount, "paidFrom", "paidUntil", "chargeAt", "createdAt")
SELECT pg_temp.id('subscription', 1), pg_temp.place(), p.id, 'ACTIVE', pg_temp.moment(0, 1), 'sub_own' || pg_temp.workspace(), 'active', now(), pg_temp.size('people'),
       34900 * pg_temp.size('people'), now() - interval '20 days', now() + interval '10 days', now() + interval '10 days', pg_temp.moment(0, 1)
FROM "Plan" p WHERE p.type = 'ENTERPRISE' AND p."isActive";

INSERT INTO "BillingDetails" ("workspaceId", name, address, "taxNumber")
SELECT pg_temp.place(), initcap(pg_temp.workspace()) || ' Ltd', '4 Mill Lane', '29ABCDE1234F1Z5';

INSERT INTO "Payment" (id, "workspaceId", "subscriptionId", "razorpayInvoiceId", "razorpayPaymentId", status, description, amount, url, "paidAt")
SELECT pg_temp.id('own payment', n), pg_temp.place(), pg_temp.id('subscription', 1), format('inv_own%s%s', pg_temp.workspace(), n), 'pay_' || n, 'paid',
       'Business for 100 people', 3490000, 'https://rzp.example/i/' || n, pg_temp.moment(n, pg_temp.size('ownPayments'))
FROM generate_series(1, pg_temp.size('ownPayments')) n;
