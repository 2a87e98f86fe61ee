-- Until now these went by the type of the plan, and stood in the product.
UPDATE "Plan" p SET "aiRequestsPerDay" = had.requests, "aiTokensPerDay" = had.tokens,
  "externalsPerReview" = had.externals, "applausePerPersonAndMonth" = had.applause
FROM (VALUES
  ('FREE', 2, 8000, 0, 0),
  ('PRO', 10, 40000, 25, 10),
  ('BUSINESS', 20, 80000, 100, 30),
  ('ENTERPRISE', 50, 200000, 500, NULL)
) had (plan, requests, tokens, externals, applause)
WHERE p.type = had.plan::"PlanType";

-- The price list says it by the number now. Where somebody has written a line of their own, theirs stays.
DELETE FROM "PlanFeature" f USING "Plan" p
WHERE p.id = f."planId" AND p."externalsPerReview" > 0
  AND f.description = 'Up to ' || p."externalsPerReview" || ' people outside in one form';

-- The numbers count from here on, so they must be such. A review can ask 500 people outside.
ALTER TABLE "Plan" ADD CONSTRAINT "Plan_limits_check"
  CHECK ("aiRequestsPerDay" >= 0 AND "aiTokensPerDay" >= 0 AND "externalsPerReview" BETWEEN 0 AND 500
    AND ("applausePerPersonAndMonth" IS NULL OR "applausePerPersonAndMonth" >= 0));
