-- CreateEnum
CREATE TYPE "WorkspaceSize" AS ENUM ('small', 'enterprise');

-- CreateEnum
CREATE TYPE "MarketingSource" AS ENUM ('LinkedIn', 'Google Ads', 'Facebook', 'Instagram', 'Twitter', 'Email Marketing', 'Direct Mail', 'Referral', 'Trade Show', 'Cold Outreach', 'Other');

-- CreateEnum
CREATE TYPE "WorkspaceFeature" AS ENUM ('OutsideReviewers', 'AnonymousReviews', 'Templates');

-- AlterTable
ALTER TABLE "Workspace" ADD COLUMN     "deletionAt" TIMESTAMPTZ(3),
ADD COLUMN     "deletionById" UUID,
ADD COLUMN     "firstStepsDoneAt" TIMESTAMPTZ(3),
ADD COLUMN     "marketingSource" "MarketingSource",
ADD COLUMN     "size" "WorkspaceSize",
ADD COLUMN     "withoutFeatures" "WorkspaceFeature"[];

-- CreateTable
CREATE TABLE "WorkspaceExport" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "requesterId" UUID NOT NULL,
    "status" "ExportStatus" NOT NULL DEFAULT 'WAITING',
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,
    "fileName" VARCHAR(200) NOT NULL,
    "file" BYTEA,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "finishedAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "WorkspaceExport_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "WorkspaceExport_workspaceId_createdAt_idx" ON "WorkspaceExport"("workspaceId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "WorkspaceExport_requesterId_idx" ON "WorkspaceExport"("requesterId");

-- CreateIndex
CREATE INDEX "WorkspaceExport_expiresAt_idx" ON "WorkspaceExport"("expiresAt");

-- AddForeignKey
ALTER TABLE "WorkspaceExport" ADD CONSTRAINT "WorkspaceExport_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WorkspaceExport" ADD CONSTRAINT "WorkspaceExport_requesterId_fkey" FOREIGN KEY ("requesterId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;
