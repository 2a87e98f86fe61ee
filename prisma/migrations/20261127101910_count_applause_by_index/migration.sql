-- Reports count a year of applause without reading its rows, and who was thanked without joining them.
ALTER TABLE "ApplauseRecipient" ADD COLUMN "categoryId" UUID;
UPDATE "ApplauseRecipient" r SET "categoryId" = a."categoryId" FROM "Applause" a WHERE a.id = r."applauseId";
ALTER TABLE "ApplauseRecipient" ALTER COLUMN "categoryId" SET NOT NULL;

DROP INDEX "ApplauseRecipient_workspaceId_idx";
CREATE INDEX "ApplauseRecipient_workspaceId_createdAt_memberId_categoryId_idx"
  ON "ApplauseRecipient" ("workspaceId", "createdAt", "memberId", "categoryId");

CREATE INDEX "Applause_counted_idx" ON "Applause" ("workspaceId", "createdAt") INCLUDE ("giverId", "categoryId")
  WHERE "deletedAt" IS NULL;
