-- CreateEnum
CREATE TYPE "IntegrationProvider" AS ENUM ('GOOGLE', 'SLACK');

-- CreateEnum
CREATE TYPE "IntegrationTaskStatus" AS ENUM ('QUEUED', 'GIVEN_UP');

-- CreateTable
CREATE TABLE "Integration" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "provider" "IntegrationProvider" NOT NULL,
    "memberId" UUID,
    "connectedById" UUID,
    "account" VARCHAR(254) NOT NULL,
    "externalId" VARCHAR(255) NOT NULL,
    "sealedTokens" TEXT NOT NULL,
    "accessExpiresAt" TIMESTAMPTZ(3),
    "scopes" TEXT[],
    "brokenAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Integration_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "IntegrationAttempt" (
    "stateHash" TEXT NOT NULL,
    "workspaceId" UUID NOT NULL,
    "memberId" UUID NOT NULL,
    "provider" "IntegrationProvider" NOT NULL,
    "isForWorkspace" BOOLEAN NOT NULL,
    "sealedVerifier" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "IntegrationAttempt_pkey" PRIMARY KEY ("stateHash")
);

-- CreateTable
CREATE TABLE "IntegrationTask" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "integrationId" UUID,
    "kind" VARCHAR(50) NOT NULL,
    "objectId" VARCHAR(100) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "sealedPayload" TEXT,
    "status" "IntegrationTaskStatus" NOT NULL DEFAULT 'QUEUED',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "lastError" VARCHAR(200) NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "IntegrationTask_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Integration_memberId_idx" ON "Integration"("memberId");

-- CreateIndex
CREATE INDEX "Integration_connectedById_idx" ON "Integration"("connectedById");

-- CreateIndex
CREATE UNIQUE INDEX "Integration_workspaceId_provider_memberId_key" ON "Integration"("workspaceId", "provider", "memberId") NULLS NOT DISTINCT;

-- CreateIndex
CREATE UNIQUE INDEX "Integration_workspaceId_provider_externalId_key" ON "Integration"("workspaceId", "provider", "externalId");

-- CreateIndex
CREATE INDEX "IntegrationAttempt_workspaceId_idx" ON "IntegrationAttempt"("workspaceId");

-- CreateIndex
CREATE INDEX "IntegrationAttempt_memberId_idx" ON "IntegrationAttempt"("memberId");

-- CreateIndex
CREATE INDEX "IntegrationAttempt_expiresAt_idx" ON "IntegrationAttempt"("expiresAt");

-- CreateIndex
CREATE INDEX "IntegrationTask_workspaceId_idx" ON "IntegrationTask"("workspaceId");

-- CreateIndex
CREATE INDEX "IntegrationTask_status_kind_dueAt_idx" ON "IntegrationTask"("status", "kind", "dueAt");

-- CreateIndex
CREATE UNIQUE INDEX "IntegrationTask_integrationId_kind_objectId_key" ON "IntegrationTask"("integrationId", "kind", "objectId");

-- AddForeignKey
ALTER TABLE "Integration" ADD CONSTRAINT "Integration_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Integration" ADD CONSTRAINT "Integration_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Integration" ADD CONSTRAINT "Integration_connectedById_fkey" FOREIGN KEY ("connectedById") REFERENCES "Member"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IntegrationAttempt" ADD CONSTRAINT "IntegrationAttempt_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IntegrationAttempt" ADD CONSTRAINT "IntegrationAttempt_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IntegrationTask" ADD CONSTRAINT "IntegrationTask_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IntegrationTask" ADD CONSTRAINT "IntegrationTask_integrationId_fkey" FOREIGN KEY ("integrationId") REFERENCES "Integration"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a Slack workspace sends us names it alone, so it belongs to one workspace of ours.
CREATE UNIQUE INDEX "Integration_slack_team_key" ON "Integration"("externalId") WHERE "provider" = 'SLACK' AND "memberId" IS NULL;
