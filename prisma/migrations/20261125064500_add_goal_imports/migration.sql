-- CreateEnum
CREATE TYPE "GoalImportStatus" AS ENUM ('CHECKING', 'DONE', 'UNDONE');

-- CreateTable
CREATE TABLE "GoalImport" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "creatorId" UUID NOT NULL,
    "status" "GoalImportStatus" NOT NULL DEFAULT 'CHECKING',
    "fileName" VARCHAR(200) NOT NULL,
    "headings" TEXT[],
    "columns" TEXT[],
    "rows" JSONB NOT NULL,
    "rowCount" INTEGER NOT NULL,
    "goalCount" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "GoalImport_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "GoalImport_workspaceId_createdAt_id_idx" ON "GoalImport"("workspaceId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "GoalImport_creatorId_idx" ON "GoalImport"("creatorId");

-- AddForeignKey
ALTER TABLE "GoalImport" ADD CONSTRAINT "GoalImport_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GoalImport" ADD CONSTRAINT "GoalImport_creatorId_fkey" FOREIGN KEY ("creatorId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;
