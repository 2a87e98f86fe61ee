-- AlterTable
ALTER TABLE "Invitation" ADD COLUMN     "startDate" VARCHAR(10) NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Member" ADD COLUMN     "startDate" DATE;

-- AlterTable
ALTER TABLE "Profile" ADD COLUMN     "birthday" VARCHAR(5) NOT NULL DEFAULT '',
ADD COLUMN     "isBirthdayShared" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "Celebration" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "memberId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "categories" TEXT[],
    "reasons" JSONB NOT NULL,
    "shownOn" DATE,
    "viewedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Celebration_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Congratulation" (
    "workspaceId" UUID NOT NULL,
    "celebrationId" UUID NOT NULL,
    "memberId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Congratulation_pkey" PRIMARY KEY ("celebrationId","memberId")
);

-- CreateTable
CREATE TABLE "CelebrationOptOut" (
    "workspaceId" UUID NOT NULL,
    "memberId" UUID NOT NULL,
    "kind" VARCHAR(40) NOT NULL,

    CONSTRAINT "CelebrationOptOut_pkey" PRIMARY KEY ("memberId","kind")
);

-- CreateIndex
CREATE INDEX "Celebration_workspaceId_day_id_idx" ON "Celebration"("workspaceId", "day" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "Celebration_memberId_day_key" ON "Celebration"("memberId", "day");

-- CreateIndex
CREATE INDEX "Congratulation_workspaceId_idx" ON "Congratulation"("workspaceId");

-- CreateIndex
CREATE INDEX "Congratulation_memberId_createdAt_idx" ON "Congratulation"("memberId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "CelebrationOptOut_workspaceId_idx" ON "CelebrationOptOut"("workspaceId");

-- AddForeignKey
ALTER TABLE "Celebration" ADD CONSTRAINT "Celebration_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Celebration" ADD CONSTRAINT "Celebration_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Congratulation" ADD CONSTRAINT "Congratulation_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Congratulation" ADD CONSTRAINT "Congratulation_celebrationId_fkey" FOREIGN KEY ("celebrationId") REFERENCES "Celebration"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Congratulation" ADD CONSTRAINT "Congratulation_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CelebrationOptOut" ADD CONSTRAINT "CelebrationOptOut_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CelebrationOptOut" ADD CONSTRAINT "CelebrationOptOut_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;
