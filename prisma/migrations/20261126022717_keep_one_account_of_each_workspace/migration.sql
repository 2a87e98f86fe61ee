-- A workspace has one account of its own at a provider, and so has each member.
DROP INDEX "Integration_workspaceId_provider_memberId_key";
CREATE UNIQUE INDEX "Integration_workspaceId_provider_memberId_key" ON "Integration"("workspaceId", "provider", "memberId");
CREATE UNIQUE INDEX "Integration_workspace_key" ON "Integration"("workspaceId", "provider") WHERE "memberId" IS NULL;
