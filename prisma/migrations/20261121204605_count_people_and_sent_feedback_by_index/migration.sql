-- CreateIndex
CREATE INDEX "Member_workspaceId_status_idx" ON "Member"("workspaceId", "status");

-- CreateIndex
CREATE INDEX "Review_workspaceId_publishedAt_idx" ON "Review"("workspaceId", "publishedAt");

-- CreateIndex
CREATE INDEX "Review_workspaceId_releasedAt_idx" ON "Review"("workspaceId", "releasedAt");
