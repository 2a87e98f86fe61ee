-- Few notifications wait for Slack, and little applause is deleted.
CREATE INDEX "Notification_slack_idx" ON "Notification" ("slackAt", "id") WHERE "slackAt" IS NOT NULL;
CREATE INDEX "Applause_deleted_idx" ON "Applause" ("workspaceId", "deletedAt") WHERE "deletedAt" IS NOT NULL;
