-- CreateTable
CREATE TABLE "GoalDraft" (
    "workspaceId" UUID NOT NULL,
    "memberId" UUID NOT NULL,
    "content" JSONB NOT NULL,
    "savedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "GoalDraft_pkey" PRIMARY KEY ("memberId")
);

-- CreateIndex
CREATE INDEX "GoalDraft_workspaceId_idx" ON "GoalDraft"("workspaceId");

-- AddForeignKey
ALTER TABLE "GoalDraft" ADD CONSTRAINT "GoalDraft_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GoalDraft" ADD CONSTRAINT "GoalDraft_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;
