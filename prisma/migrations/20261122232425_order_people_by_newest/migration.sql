-- The newest first, too, one index has the whole workspace in order, and what people are found by beside it.
-- CreateIndex
CREATE INDEX "Member_workspaceId_status_createdAt_id_findName_idx" ON "Member"("workspaceId", "status", "createdAt" DESC, "id" DESC, "findName");
