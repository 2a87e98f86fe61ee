-- One ACTIVE subscription a workspace, and one trial in its life.
CREATE UNIQUE INDEX "Subscription_active_key" ON "Subscription" ("workspaceId") WHERE status = 'ACTIVE';
CREATE UNIQUE INDEX "Subscription_trial_key" ON "Subscription" ("workspaceId") WHERE "isTrial";

-- The plans there are; what each allows stands in the product, its prices and numbers can be changed here.
INSERT INTO "Plan" (id, type, name, description, "pricePerMonth", "isCustomPricing", "userLimit", "aiRequestLimit", "orderKey") VALUES
  (gen_random_uuid(), 'FREE', 'Free', 'To try it together.', 0, false, 10, 5, 1),
  (gen_random_uuid(), 'PRO', 'Pro', 'For teams that mean it.', 199, false, 100, 30, 2),
  (gen_random_uuid(), 'BUSINESS', 'Business', 'For whole companies.', 349, false, 1000, 100, 3),
  (gen_random_uuid(), 'ENTERPRISE', 'Enterprise', 'For large organisations, with a contract.', 0, true, NULL, 300, 4);

-- What was written into the audit log stays. Only removing a whole workspace takes its lines along, and says so first.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('rapport.deleting_workspace', true) = OLD."workspaceId"::text THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'The audit log is append-only.';
END $$;
CREATE TRIGGER "AuditEntry_append_only" BEFORE UPDATE OR DELETE ON "AuditEntry"
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

-- Admins read what their workspace lets them read, newest first; managers what is about their people.
CREATE INDEX "Review_admins_idx" ON "Review" ("workspaceId", "createdAt" DESC, id DESC) WHERE "seenByAdmins" AND status <> 'DRAFT';
CREATE INDEX "Review_managers_idx" ON "Review" ("subjectId", "createdAt" DESC, id DESC) WHERE "seenByManager" AND status <> 'DRAFT';

ALTER TABLE "Review" ADD CONSTRAINT "Review_occurrence_check" CHECK (("seriesId" IS NULL) OR ("occursOn" IS NOT NULL));
ALTER TABLE "Review" ADD CONSTRAINT "Review_nominations_check" CHECK
  ("nominationsMin" IS NULL AND "nominationsMax" IS NULL OR "nominationsMin" BETWEEN 0 AND "nominationsMax");
ALTER TABLE "Question" ADD CONSTRAINT "Question_follow_up_check" CHECK (("followsId" IS NULL) = ("followsWhen" IS NULL));
ALTER TABLE "Template" ADD CONSTRAINT "Template_owner_check" CHECK
  (("workspaceId" IS NULL) = ("defaultKey" IS NOT NULL) AND ("workspaceId" IS NULL) = ("creatorId" IS NULL));
ALTER TABLE "ReviewExport" ADD CONSTRAINT "ReviewExport_object_check" CHECK (("reviewId" IS NULL) <> ("roundId" IS NULL));
