-- AlterEnum
ALTER TYPE "ImportStatus" ADD VALUE 'WAITING';

-- CreateTable
CREATE TABLE "SeatBatch" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "creatorId" UUID,
    "importId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SeatBatch_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SeatRequest" (
    "workspaceId" UUID NOT NULL,
    "batchId" UUID NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "position" INTEGER NOT NULL,
    "firstName" VARCHAR(100) NOT NULL DEFAULT '',
    "lastName" VARCHAR(100) NOT NULL DEFAULT '',
    "role" "Role" NOT NULL,
    "teamIds" UUID[],
    "leadsTeams" BOOLEAN NOT NULL DEFAULT false,
    "tagIds" UUID[],

    CONSTRAINT "SeatRequest_pkey" PRIMARY KEY ("batchId","email")
);

-- CreateIndex
CREATE UNIQUE INDEX "SeatBatch_importId_key" ON "SeatBatch"("importId");

-- CreateIndex
CREATE INDEX "SeatBatch_workspaceId_createdAt_idx" ON "SeatBatch"("workspaceId", "createdAt");

-- CreateIndex
CREATE INDEX "SeatBatch_creatorId_idx" ON "SeatBatch"("creatorId");

-- CreateIndex
CREATE INDEX "SeatRequest_workspaceId_idx" ON "SeatRequest"("workspaceId");

-- AddForeignKey
ALTER TABLE "SeatBatch" ADD CONSTRAINT "SeatBatch_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SeatBatch" ADD CONSTRAINT "SeatBatch_creatorId_fkey" FOREIGN KEY ("creatorId") REFERENCES "Member"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SeatBatch" ADD CONSTRAINT "SeatBatch_importId_fkey" FOREIGN KEY ("importId") REFERENCES "PeopleImport"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SeatRequest" ADD CONSTRAINT "SeatRequest_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SeatRequest" ADD CONSTRAINT "SeatRequest_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "SeatBatch"("id") ON DELETE CASCADE ON UPDATE CASCADE;
