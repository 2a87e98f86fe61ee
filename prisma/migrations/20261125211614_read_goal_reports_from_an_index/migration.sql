-- Reports read every goal of a range: from the index alone, without the rows.
CREATE INDEX "Goal_report_idx" ON "Goal" ("workspaceId", "endsOn")
  INCLUDE (id, "startsOn", type, status, progress, "completedAt", "teamId", "accountableId", visibility, "creatorId")
  WHERE "archivedAt" IS NULL;
