-- DropIndex
DROP INDEX "ReviewAssignee_workspaceId_memberId_status_createdAt_id_idx";

-- DropIndex
DROP INDEX "SharedReview_workspaceId_memberId_idx";

-- DropIndex
DROP INDEX "ReviewRound_workspaceId_creatorId_createdAt_idx";

-- AlterTable
ALTER TABLE "ReviewAssignee" ADD COLUMN     "reviewCreatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT '1970-01-01 00:00:00 +00:00';

-- AlterTable
ALTER TABLE "SharedReview" ADD COLUMN     "reviewCreatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT '1970-01-01 00:00:00 +00:00';

UPDATE "ReviewAssignee" a SET "reviewCreatedAt" = r."createdAt" FROM "Review" r WHERE r.id = a."reviewId";

UPDATE "SharedReview" s SET "reviewCreatedAt" = r."createdAt" FROM "Review" r WHERE r.id = s."reviewId";

-- What somebody is asked or may read carries the moment it is listed by, so that one index has theirs in order; looking
-- each of them up to sort them grew with how much one person has to do with.
CREATE FUNCTION date_by_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."reviewCreatedAt" := COALESCE((SELECT r."createdAt" FROM "Review" r WHERE r.id = NEW."reviewId"), NEW."reviewCreatedAt");
  RETURN NEW;
END $$;
CREATE TRIGGER "ReviewAssignee_dated" BEFORE INSERT OR UPDATE OF "reviewId", "reviewCreatedAt" ON "ReviewAssignee"
  FOR EACH ROW EXECUTE FUNCTION date_by_review();
CREATE TRIGGER "SharedReview_dated" BEFORE INSERT OR UPDATE OF "reviewId", "reviewCreatedAt" ON "SharedReview"
  FOR EACH ROW EXECUTE FUNCTION date_by_review();

CREATE FUNCTION date_those_of_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "ReviewAssignee" SET "reviewCreatedAt" = NEW."createdAt" WHERE "reviewId" = NEW.id;
  UPDATE "SharedReview" SET "reviewCreatedAt" = NEW."createdAt" WHERE "reviewId" = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER "Review_redated" AFTER UPDATE OF "createdAt" ON "Review"
  FOR EACH ROW WHEN (OLD."createdAt" IS DISTINCT FROM NEW."createdAt") EXECUTE FUNCTION date_those_of_review();

-- CreateIndex
CREATE INDEX "ReviewAssignee_lists_idx" ON "ReviewAssignee"("workspaceId", "memberId", "status", "reviewCreatedAt" DESC, "reviewId" DESC, "createdAt");

-- CreateIndex
CREATE INDEX "SharedReview_workspaceId_memberId_reviewCreatedAt_reviewId_idx" ON "SharedReview"("workspaceId", "memberId", "reviewCreatedAt" DESC, "reviewId" DESC);

-- CreateIndex
CREATE INDEX "ReviewRound_workspaceId_creatorId_createdAt_id_idx" ON "ReviewRound"("workspaceId", "creatorId", "createdAt" DESC, "id" DESC);
