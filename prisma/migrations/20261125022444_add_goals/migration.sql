-- CreateEnum
CREATE TYPE "GoalType" AS ENUM ('Organization', 'Team', 'Individual', 'Self');

-- CreateEnum
CREATE TYPE "GoalFrequency" AS ENUM ('daily', 'weekly', 'monthly', 'halfyearly', 'custom');

-- CreateEnum
CREATE TYPE "GoalStatus" AS ENUM ('OnTrack', 'Completed', 'Delayed', 'AtRisk', 'Abandoned');

-- CreateEnum
CREATE TYPE "GoalVisibility" AS ENUM ('WORKSPACE', 'PRIVATE');

-- CreateEnum
CREATE TYPE "ProgressSource" AS ENUM ('KEY_RESULTS', 'CHILDREN', 'ITEMS', 'BY_HAND');

-- CreateEnum
CREATE TYPE "GoalLinkKind" AS ENUM ('Document', 'Spreadsheet', 'Slides', 'Design', 'Other');

-- CreateTable
CREATE TABLE "Goal" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "creatorId" UUID NOT NULL,
    "teamId" UUID,
    "parentId" UUID,
    "continuesId" UUID,
    "reviewId" UUID,
    "title" VARCHAR(120) NOT NULL,
    "description" VARCHAR(2000) NOT NULL DEFAULT '',
    "type" "GoalType" NOT NULL,
    "frequency" "GoalFrequency" NOT NULL,
    "startsOn" DATE NOT NULL,
    "endsOn" DATE NOT NULL,
    "status" "GoalStatus" NOT NULL DEFAULT 'OnTrack',
    "visibility" "GoalVisibility" NOT NULL DEFAULT 'WORKSPACE',
    "progressSource" "ProgressSource" NOT NULL,
    "progress" INTEGER NOT NULL DEFAULT 0,
    "archivedAt" TIMESTAMPTZ(3),
    "completedAt" TIMESTAMPTZ(3),
    "delayedForOn" DATE,
    "checkedInOn" DATE,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "changedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Goal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "KeyResult" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "goalId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "title" VARCHAR(250) NOT NULL,
    "start" DOUBLE PRECISION NOT NULL,
    "current" DOUBLE PRECISION NOT NULL,
    "target" DOUBLE PRECISION NOT NULL,
    "unit" VARCHAR(20) NOT NULL DEFAULT '',
    "weight" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "KeyResult_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GoalItem" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "goalId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "title" VARCHAR(250) NOT NULL,
    "ownerId" UUID,
    "dueOn" DATE,
    "doneAt" TIMESTAMPTZ(3),

    CONSTRAINT "GoalItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GoalLink" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "goalId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "url" VARCHAR(2000) NOT NULL,
    "text" VARCHAR(120) NOT NULL DEFAULT '',
    "kind" "GoalLinkKind" NOT NULL,

    CONSTRAINT "GoalLink_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GoalSupervisor" (
    "workspaceId" UUID NOT NULL,
    "goalId" UUID NOT NULL,
    "memberId" UUID NOT NULL,

    CONSTRAINT "GoalSupervisor_pkey" PRIMARY KEY ("goalId","memberId")
);

-- CreateTable
CREATE TABLE "GoalAssignee" (
    "workspaceId" UUID NOT NULL,
    "goalId" UUID NOT NULL,
    "memberId" UUID NOT NULL,
    "status" "GoalStatus" NOT NULL DEFAULT 'OnTrack',

    CONSTRAINT "GoalAssignee_pkey" PRIMARY KEY ("goalId","memberId")
);

-- CreateTable
CREATE TABLE "GoalUpdate" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "goalId" UUID NOT NULL,
    "memberId" UUID,
    "kind" TEXT NOT NULL,
    "status" "GoalStatus",
    "previousStatus" "GoalStatus",
    "progress" INTEGER,
    "previousProgress" INTEGER,
    "comment" VARCHAR(2000) NOT NULL DEFAULT '',
    "changes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "mentionedIds" UUID[] DEFAULT ARRAY[]::UUID[],
    "editedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "GoalUpdate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GoalCount" (
    "workspaceId" UUID NOT NULL,
    "type" "GoalType" NOT NULL,
    "status" "GoalStatus" NOT NULL,
    "visibility" "GoalVisibility" NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "GoalCount_pkey" PRIMARY KEY ("workspaceId","type","status","visibility")
);

-- CreateIndex
CREATE INDEX "Goal_workspaceId_type_status_idx" ON "Goal"("workspaceId", "type", "status");

-- CreateIndex
CREATE INDEX "Goal_creatorId_archivedAt_idx" ON "Goal"("creatorId", "archivedAt");

-- CreateIndex
CREATE INDEX "Goal_teamId_idx" ON "Goal"("teamId");

-- CreateIndex
CREATE INDEX "Goal_parentId_idx" ON "Goal"("parentId");

-- CreateIndex
CREATE INDEX "Goal_continuesId_idx" ON "Goal"("continuesId");

-- CreateIndex
CREATE INDEX "Goal_reviewId_idx" ON "Goal"("reviewId");

-- CreateIndex
CREATE INDEX "KeyResult_workspaceId_idx" ON "KeyResult"("workspaceId");

-- CreateIndex
CREATE INDEX "KeyResult_goalId_position_idx" ON "KeyResult"("goalId", "position");

-- CreateIndex
CREATE INDEX "GoalItem_workspaceId_idx" ON "GoalItem"("workspaceId");

-- CreateIndex
CREATE INDEX "GoalItem_goalId_position_idx" ON "GoalItem"("goalId", "position");

-- CreateIndex
CREATE INDEX "GoalItem_ownerId_doneAt_idx" ON "GoalItem"("ownerId", "doneAt");

-- CreateIndex
CREATE INDEX "GoalLink_workspaceId_idx" ON "GoalLink"("workspaceId");

-- CreateIndex
CREATE INDEX "GoalLink_goalId_position_idx" ON "GoalLink"("goalId", "position");

-- CreateIndex
CREATE INDEX "GoalSupervisor_workspaceId_memberId_idx" ON "GoalSupervisor"("workspaceId", "memberId");

-- CreateIndex
CREATE INDEX "GoalSupervisor_memberId_idx" ON "GoalSupervisor"("memberId");

-- CreateIndex
CREATE INDEX "GoalAssignee_workspaceId_memberId_idx" ON "GoalAssignee"("workspaceId", "memberId");

-- CreateIndex
CREATE INDEX "GoalAssignee_memberId_idx" ON "GoalAssignee"("memberId");

-- CreateIndex
CREATE INDEX "GoalUpdate_workspaceId_idx" ON "GoalUpdate"("workspaceId");

-- CreateIndex
CREATE INDEX "GoalUpdate_goalId_createdAt_id_idx" ON "GoalUpdate"("goalId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "GoalUpdate_goalId_kind_createdAt_idx" ON "GoalUpdate"("goalId", "kind", "createdAt");

-- CreateIndex
CREATE INDEX "GoalUpdate_memberId_idx" ON "GoalUpdate"("memberId");

-- AddForeignKey
ALTER TABLE "Goal" ADD CONSTRAINT "Goal_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Goal" ADD CONSTRAINT "Goal_creatorId_fkey" FOREIGN KEY ("creatorId") REFERENCES "Member"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Goal" ADD CONSTRAINT "Goal_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Goal" ADD CONSTRAINT "Goal_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "Goal"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Goal" ADD CONSTRAINT "Goal_continuesId_fkey" FOREIGN KEY ("continuesId") REFERENCES "Goal"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Goal" ADD CONSTRAINT "Goal_reviewId_fkey" FOREIGN KEY ("reviewId") REFERENCES "Review"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "KeyResult" ADD CONSTRAINT "KeyResult_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "KeyResult" ADD CONSTRAINT "KeyResult_goalId_fkey" FOREIGN KEY ("goalId") REFERENCES "Goal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GoalItem" ADD CONSTRAINT "GoalItem_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GoalItem" ADD CONSTRAINT "GoalItem_goalId_fkey" FOREIGN KEY ("goalId") REFERENCES "Goal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GoalItem" ADD CONSTRAINT "GoalItem_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "Member"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GoalLink" ADD CONSTRAINT "GoalLink_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GoalLink" ADD CONSTRAINT "GoalLink_goalId_fkey" FOREIGN KEY ("goalId") REFERENCES "Goal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GoalSupervisor" ADD CONSTRAINT "GoalSupervisor_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GoalSupervisor" ADD CONSTRAINT "GoalSupervisor_goalId_fkey" FOREIGN KEY ("goalId") REFERENCES "Goal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GoalSupervisor" ADD CONSTRAINT "GoalSupervisor_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GoalAssignee" ADD CONSTRAINT "GoalAssignee_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GoalAssignee" ADD CONSTRAINT "GoalAssignee_goalId_fkey" FOREIGN KEY ("goalId") REFERENCES "Goal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GoalAssignee" ADD CONSTRAINT "GoalAssignee_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GoalUpdate" ADD CONSTRAINT "GoalUpdate_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GoalUpdate" ADD CONSTRAINT "GoalUpdate_goalId_fkey" FOREIGN KEY ("goalId") REFERENCES "Goal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GoalUpdate" ADD CONSTRAINT "GoalUpdate_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GoalCount" ADD CONSTRAINT "GoalCount_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
