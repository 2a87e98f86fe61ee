-- AlterTable
ALTER TABLE "Answer" ADD COLUMN     "isPinned" BOOLEAN NOT NULL DEFAULT false;

-- At most a handful of the answers of a review are pinned.
CREATE INDEX "Answer_pinned_idx" ON "Answer" ("reviewId") WHERE "isPinned";
