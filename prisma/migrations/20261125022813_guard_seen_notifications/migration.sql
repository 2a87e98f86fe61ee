ALTER TABLE "Notification" ADD CONSTRAINT "Notification_seen_check" CHECK ("readAt" IS NULL OR "seenAt" IS NOT NULL);

-- What was not seen is little among many, and every screen counts it without opening a row.
CREATE INDEX "Notification_unseen_idx" ON "Notification" ("workspaceId", "memberId", id) WHERE "seenAt" IS NULL;
