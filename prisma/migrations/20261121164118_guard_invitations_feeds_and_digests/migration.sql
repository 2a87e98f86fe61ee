-- One pending invitation an address and workspace: a newer one renews it.
CREATE UNIQUE INDEX "Invitation_pending_key" ON "Invitation" ("workspaceId", email) WHERE status = 'PENDING';

-- A tag is the same word in any spelling.
CREATE UNIQUE INDEX "Tag_word_key" ON "Tag" ("workspaceId", lower(name));

-- A line for everybody is written once, and read newest first.
CREATE UNIQUE INDEX "Activity_everybody_key" ON "Activity" ("workspaceId", key) WHERE "memberId" IS NULL;
CREATE INDEX "Activity_everybody_idx" ON "Activity" ("workspaceId", "createdAt" DESC, id DESC) WHERE "memberId" IS NULL;

-- What waits for a digest is little among many.
CREATE INDEX "Notification_digest_idx" ON "Notification" ("digestAt", "memberId") WHERE "digestAt" IS NOT NULL;

CREATE INDEX "Workspace_deletion_idx" ON "Workspace" ("deletionAt") WHERE "deletionAt" IS NOT NULL;
CREATE INDEX "AuditEntry_action_idx" ON "AuditEntry" ("workspaceId", action, "createdAt" DESC, id DESC);

ALTER TABLE "User" ADD CONSTRAINT "User_digest_hour_check" CHECK ("digestHour" BETWEEN 0 AND 23);
ALTER TABLE "User" ADD CONSTRAINT "User_quiet_hours_check" CHECK (("quietFrom" IS NULL) = ("quietUntil" IS NULL));
ALTER TABLE "Team" ADD CONSTRAINT "Team_parent_check" CHECK ("parentId" <> id);
