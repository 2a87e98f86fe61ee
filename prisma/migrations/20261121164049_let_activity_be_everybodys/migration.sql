-- AlterTable
ALTER TABLE "Activity" ADD COLUMN     "createdById" UUID,
ALTER COLUMN "memberId" DROP NOT NULL;

-- CreateIndex
CREATE INDEX "Activity_createdById_idx" ON "Activity"("createdById");

-- CreateIndex
CREATE INDEX "Activity_workspaceId_createdById_createdAt_id_idx" ON "Activity"("workspaceId", "createdById", "createdAt" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "Activity" ADD CONSTRAINT "Activity_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "Member"("id") ON DELETE SET NULL ON UPDATE CASCADE;
