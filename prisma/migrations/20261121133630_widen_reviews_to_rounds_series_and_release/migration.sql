-- CreateEnum
CREATE TYPE "ReleaseMode" AS ENUM ('BY_HAND', 'AT_CLOSE', 'AT_ONCE');

-- CreateEnum
CREATE TYPE "Frequency" AS ENUM ('Once', 'Daily', 'Weekly', 'Monthly');

-- CreateEnum
CREATE TYPE "NominationApprover" AS ENUM ('CREATOR', 'MANAGER');

-- CreateEnum
CREATE TYPE "NominationStatus" AS ENUM ('PENDING', 'APPROVED', 'DECLINED');

-- CreateEnum
CREATE TYPE "FollowWhen" AS ENUM ('AT_MOST', 'AT_LEAST', 'YES', 'NO', 'CHOSEN');

-- CreateEnum
CREATE TYPE "ExportFormat" AS ENUM ('CSV_LONG', 'CSV_WIDE', 'PDF');

-- CreateEnum
CREATE TYPE "ExportStatus" AS ENUM ('WAITING', 'RUNNING', 'DONE', 'FAILED');

-- AlterEnum
ALTER TYPE "Anonymity" ADD VALUE 'CONFIDENTIAL';

-- AlterTable
ALTER TABLE "Review" ADD COLUMN     "acknowledgedAt" TIMESTAMPTZ(3),
ADD COLUMN     "acknowledgement" VARCHAR(2000),
ADD COLUMN     "hasReminders" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "mayDeclineFuture" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "mayEdit" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "mayOptOut" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "maySeeOwn" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "nominationsApprover" "NominationApprover",
ADD COLUMN     "nominationsMax" INTEGER,
ADD COLUMN     "nominationsMin" INTEGER,
ADD COLUMN     "occursOn" DATE,
ADD COLUMN     "previousId" UUID,
ADD COLUMN     "releaseMode" "ReleaseMode" NOT NULL DEFAULT 'BY_HAND',
ADD COLUMN     "roundId" UUID,
ADD COLUMN     "seriesId" UUID,
ADD COLUMN     "startsAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Question" ADD COLUMN     "followsId" UUID,
ADD COLUMN     "followsValue" INTEGER,
ADD COLUMN     "followsWhen" "FollowWhen",
ADD COLUMN     "help" VARCHAR(500) NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "ReviewAssignee" ADD COLUMN     "closesAt" TIMESTAMPTZ(3),
ADD COLUMN     "nudgeCount" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "nudgedAt" TIMESTAMPTZ(3),
ADD COLUMN     "optedOutFromFuture" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "removedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "ExternalReviewer" ADD COLUMN     "consentedAt" TIMESTAMPTZ(3),
ADD COLUMN     "name" VARCHAR(100) NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Answer" ADD COLUMN     "hiddenAt" TIMESTAMPTZ(3),
ADD COLUMN     "hiddenById" UUID,
ADD COLUMN     "hiddenReason" VARCHAR(500);

-- CreateTable
CREATE TABLE "ReviewSeries" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "creatorId" UUID NOT NULL,
    "frequency" "Frequency" NOT NULL,
    "timeZone" TEXT NOT NULL,
    "firstOn" DATE NOT NULL,
    "startTime" VARCHAR(5) NOT NULL,
    "openDays" INTEGER NOT NULL,
    "closesTime" VARCHAR(5) NOT NULL,
    "nextOn" DATE,
    "endedReason" VARCHAR(250),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ReviewSeries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ReviewRound" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "creatorId" UUID NOT NULL,
    "title" VARCHAR(120) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ReviewRound_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ReviewNomination" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "reviewId" UUID NOT NULL,
    "memberId" UUID NOT NULL,
    "status" "NominationStatus" NOT NULL DEFAULT 'PENDING',
    "decidedById" UUID,
    "decidedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ReviewNomination_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ReviewExport" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "requesterId" UUID NOT NULL,
    "reviewId" UUID,
    "roundId" UUID,
    "format" "ExportFormat" NOT NULL,
    "status" "ExportStatus" NOT NULL DEFAULT 'WAITING',
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,
    "fileName" VARCHAR(200) NOT NULL,
    "file" BYTEA,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "finishedAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ReviewExport_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ReviewSeries_workspaceId_creatorId_idx" ON "ReviewSeries"("workspaceId", "creatorId");

-- CreateIndex
CREATE INDEX "ReviewSeries_creatorId_idx" ON "ReviewSeries"("creatorId");

-- CreateIndex
CREATE INDEX "ReviewSeries_nextOn_idx" ON "ReviewSeries"("nextOn");

-- CreateIndex
CREATE INDEX "ReviewRound_workspaceId_creatorId_createdAt_idx" ON "ReviewRound"("workspaceId", "creatorId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "ReviewRound_creatorId_idx" ON "ReviewRound"("creatorId");

-- CreateIndex
CREATE INDEX "ReviewNomination_workspaceId_reviewId_idx" ON "ReviewNomination"("workspaceId", "reviewId");

-- CreateIndex
CREATE INDEX "ReviewNomination_memberId_idx" ON "ReviewNomination"("memberId");

-- CreateIndex
CREATE UNIQUE INDEX "ReviewNomination_reviewId_memberId_key" ON "ReviewNomination"("reviewId", "memberId");

-- CreateIndex
CREATE INDEX "ReviewExport_workspaceId_requesterId_createdAt_idx" ON "ReviewExport"("workspaceId", "requesterId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "ReviewExport_requesterId_idx" ON "ReviewExport"("requesterId");

-- CreateIndex
CREATE INDEX "ReviewExport_reviewId_idx" ON "ReviewExport"("reviewId");

-- CreateIndex
CREATE INDEX "ReviewExport_roundId_idx" ON "ReviewExport"("roundId");

-- CreateIndex
CREATE INDEX "ReviewExport_expiresAt_idx" ON "ReviewExport"("expiresAt");

-- CreateIndex
CREATE INDEX "Review_roundId_idx" ON "Review"("roundId");

-- CreateIndex
CREATE INDEX "Review_previousId_idx" ON "Review"("previousId");

-- CreateIndex
CREATE INDEX "Review_status_startsAt_idx" ON "Review"("status", "startsAt");

-- CreateIndex
CREATE UNIQUE INDEX "Review_seriesId_occursOn_key" ON "Review"("seriesId", "occursOn");

-- CreateIndex
CREATE INDEX "Question_followsId_idx" ON "Question"("followsId");

-- AddForeignKey
ALTER TABLE "Review" ADD CONSTRAINT "Review_seriesId_fkey" FOREIGN KEY ("seriesId") REFERENCES "ReviewSeries"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Review" ADD CONSTRAINT "Review_roundId_fkey" FOREIGN KEY ("roundId") REFERENCES "ReviewRound"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Review" ADD CONSTRAINT "Review_previousId_fkey" FOREIGN KEY ("previousId") REFERENCES "Review"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Question" ADD CONSTRAINT "Question_followsId_fkey" FOREIGN KEY ("followsId") REFERENCES "Question"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewSeries" ADD CONSTRAINT "ReviewSeries_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewSeries" ADD CONSTRAINT "ReviewSeries_creatorId_fkey" FOREIGN KEY ("creatorId") REFERENCES "Member"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewRound" ADD CONSTRAINT "ReviewRound_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewRound" ADD CONSTRAINT "ReviewRound_creatorId_fkey" FOREIGN KEY ("creatorId") REFERENCES "Member"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewNomination" ADD CONSTRAINT "ReviewNomination_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewNomination" ADD CONSTRAINT "ReviewNomination_reviewId_fkey" FOREIGN KEY ("reviewId") REFERENCES "Review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewNomination" ADD CONSTRAINT "ReviewNomination_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewExport" ADD CONSTRAINT "ReviewExport_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewExport" ADD CONSTRAINT "ReviewExport_requesterId_fkey" FOREIGN KEY ("requesterId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewExport" ADD CONSTRAINT "ReviewExport_reviewId_fkey" FOREIGN KEY ("reviewId") REFERENCES "Review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewExport" ADD CONSTRAINT "ReviewExport_roundId_fkey" FOREIGN KEY ("roundId") REFERENCES "ReviewRound"("id") ON DELETE CASCADE ON UPDATE CASCADE;
