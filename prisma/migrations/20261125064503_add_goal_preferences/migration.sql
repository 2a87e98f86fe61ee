-- CreateEnum
CREATE TYPE "GoalView" AS ENUM ('LIST', 'GRID');

-- CreateTable
CREATE TABLE "GoalPreference" (
    "workspaceId" UUID NOT NULL,
    "memberId" UUID NOT NULL,
    "view" "GoalView" NOT NULL,

    CONSTRAINT "GoalPreference_pkey" PRIMARY KEY ("memberId")
);

-- CreateIndex
CREATE INDEX "GoalPreference_workspaceId_idx" ON "GoalPreference"("workspaceId");

-- AddForeignKey
ALTER TABLE "GoalPreference" ADD CONSTRAINT "GoalPreference_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GoalPreference" ADD CONSTRAINT "GoalPreference_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;
