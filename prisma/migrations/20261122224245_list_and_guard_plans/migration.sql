-- What each plan includes besides people, as the price list says it.
INSERT INTO "PlanFeature" (id, "planId", position, description)
SELECT gen_random_uuid(), p.id, line.position, line.description
FROM (VALUES
  ('FREE', 1, 'Up to 2 templates'),
  ('PRO', 1, 'Up to 10 templates'),
  ('PRO', 2, 'Up to 25 people outside in one form'),
  ('PRO', 3, 'People from a file'),
  ('BUSINESS', 1, 'Up to 10 templates'),
  ('BUSINESS', 2, 'Up to 100 people outside in one form'),
  ('BUSINESS', 3, 'People from a file'),
  ('ENTERPRISE', 1, 'Up to 50 templates'),
  ('ENTERPRISE', 2, 'Up to 500 people outside in one form'),
  ('ENTERPRISE', 3, 'People from a file')
) line (plan, position, description)
JOIN "Plan" p ON p.type = line.plan::"PlanType"
-- Where somebody has written lines of their own, theirs stay.
WHERE NOT EXISTS (SELECT FROM "PlanFeature" f WHERE f."planId" = p.id);

-- The numbers count from here on, so they must be such.
ALTER TABLE "Plan" ADD CONSTRAINT "Plan_numbers_check"
  CHECK ("pricePerMonth" >= 0 AND ("userLimit" IS NULL OR "userLimit" > 0) AND "aiRequestLimit" >= 0);

-- What has no subscription is on FREE, so that row must be there; a plan that is no longer offered is inactive.
CREATE FUNCTION refuse_plan_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A plan is never deleted and never becomes another one.';
END $$;
CREATE TRIGGER "Plan_stays" BEFORE DELETE OR UPDATE OF type ON "Plan"
  FOR EACH ROW EXECUTE FUNCTION refuse_plan_removal();
