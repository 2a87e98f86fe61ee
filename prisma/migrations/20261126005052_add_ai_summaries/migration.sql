-- AlterTable
ALTER TABLE "Meeting" ADD COLUMN     "isWithoutAi" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Workspace" ADD COLUMN     "withFeatures" TEXT[];

-- CreateTable
CREATE TABLE "MeetingSummary" (
    "meetingId" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "content" JSONB NOT NULL,
    "coveredIds" UUID[],
    "rangeStartsAt" TIMESTAMPTZ(3) NOT NULL,
    "rangeEndsAt" TIMESTAMPTZ(3) NOT NULL,
    "generatedAt" TIMESTAMPTZ(3) NOT NULL,
    "generatedById" UUID,
    "editedAt" TIMESTAMPTZ(3),
    "editedById" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "MeetingSummary_pkey" PRIMARY KEY ("meetingId")
);

-- CreateTable
CREATE TABLE "AiUsage" (
    "memberId" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "dayOn" DATE NOT NULL,
    "monthOn" DATE NOT NULL,
    "requestsToday" INTEGER NOT NULL,
    "requestsThisMonth" INTEGER NOT NULL,
    "tokensToday" INTEGER NOT NULL,
    "runningSince" TIMESTAMPTZ(3),
    "runningFor" VARCHAR(80),
    "reservedTokens" INTEGER NOT NULL DEFAULT 0,
    "pressId" UUID,

    CONSTRAINT "AiUsage_pkey" PRIMARY KEY ("memberId")
);

-- CreateIndex
CREATE INDEX "MeetingSummary_workspaceId_idx" ON "MeetingSummary"("workspaceId");

-- CreateIndex
CREATE INDEX "MeetingSummary_generatedById_idx" ON "MeetingSummary"("generatedById");

-- CreateIndex
CREATE INDEX "MeetingSummary_editedById_idx" ON "MeetingSummary"("editedById");

-- CreateIndex
CREATE INDEX "AiUsage_workspaceId_idx" ON "AiUsage"("workspaceId");

-- AddForeignKey
ALTER TABLE "MeetingSummary" ADD CONSTRAINT "MeetingSummary_meetingId_fkey" FOREIGN KEY ("meetingId") REFERENCES "Meeting"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MeetingSummary" ADD CONSTRAINT "MeetingSummary_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MeetingSummary" ADD CONSTRAINT "MeetingSummary_generatedById_fkey" FOREIGN KEY ("generatedById") REFERENCES "Member"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MeetingSummary" ADD CONSTRAINT "MeetingSummary_editedById_fkey" FOREIGN KEY ("editedById") REFERENCES "Member"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AiUsage" ADD CONSTRAINT "AiUsage_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AiUsage" ADD CONSTRAINT "AiUsage_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
