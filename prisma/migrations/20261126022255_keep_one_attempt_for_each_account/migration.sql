-- DropIndex
DROP INDEX "IntegrationAttempt_memberId_idx";

-- CreateIndex
CREATE UNIQUE INDEX "IntegrationAttempt_memberId_provider_isForWorkspace_key" ON "IntegrationAttempt"("memberId", "provider", "isForWorkspace");
