-- CreateEnum
CREATE TYPE "InvitationStatus" AS ENUM ('PENDING', 'ACCEPTED', 'REVOKED');

-- CreateEnum
CREATE TYPE "ImportSource" AS ENUM ('CSV', 'SLACK');

-- CreateEnum
CREATE TYPE "ImportStatus" AS ENUM ('CHECKING', 'RUNNING', 'DONE', 'UNDOING', 'UNDONE');

-- CreateEnum
CREATE TYPE "ImportRowStatus" AS ENUM ('READY', 'REFUSED', 'DONE', 'FAILED', 'UNDONE');

-- CreateEnum
CREATE TYPE "ImportAction" AS ENUM ('INVITE', 'UPDATE', 'NOTHING');

-- CreateTable
CREATE TABLE "Invitation" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "firstName" VARCHAR(100) NOT NULL DEFAULT '',
    "lastName" VARCHAR(100) NOT NULL DEFAULT '',
    "role" "Role" NOT NULL,
    "status" "InvitationStatus" NOT NULL DEFAULT 'PENDING',
    "tokenHash" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "sentAt" TIMESTAMPTZ(3) NOT NULL,
    "sentCount" INTEGER NOT NULL DEFAULT 1,
    "inviterId" UUID NOT NULL,
    "memberId" UUID,
    "acceptedAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Invitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "InvitationTeam" (
    "workspaceId" UUID NOT NULL,
    "invitationId" UUID NOT NULL,
    "teamId" UUID NOT NULL,
    "isManager" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "InvitationTeam_pkey" PRIMARY KEY ("invitationId","teamId")
);

-- CreateTable
CREATE TABLE "InvitationTag" (
    "workspaceId" UUID NOT NULL,
    "invitationId" UUID NOT NULL,
    "tagId" UUID NOT NULL,

    CONSTRAINT "InvitationTag_pkey" PRIMARY KEY ("invitationId","tagId")
);

-- CreateTable
CREATE TABLE "PeopleImport" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "creatorId" UUID NOT NULL,
    "source" "ImportSource" NOT NULL,
    "status" "ImportStatus" NOT NULL DEFAULT 'CHECKING',
    "fileName" VARCHAR(200) NOT NULL,
    "headings" TEXT[],
    "columns" TEXT[],
    "rowCount" INTEGER NOT NULL DEFAULT 0,
    "doneCount" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "startedAt" TIMESTAMPTZ(3),
    "finishedAt" TIMESTAMPTZ(3),
    "undoneAt" TIMESTAMPTZ(3),

    CONSTRAINT "PeopleImport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PeopleImportRow" (
    "workspaceId" UUID NOT NULL,
    "importId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "cells" TEXT[],
    "email" VARCHAR(254) NOT NULL DEFAULT '',
    "status" "ImportRowStatus" NOT NULL,
    "action" "ImportAction" NOT NULL DEFAULT 'NOTHING',
    "problems" TEXT[],
    "before" JSONB,
    "invitationId" UUID,
    "memberId" UUID,

    CONSTRAINT "PeopleImportRow_pkey" PRIMARY KEY ("importId","number")
);

-- CreateIndex
CREATE UNIQUE INDEX "Invitation_tokenHash_key" ON "Invitation"("tokenHash");

-- CreateIndex
CREATE INDEX "Invitation_workspaceId_status_createdAt_id_idx" ON "Invitation"("workspaceId", "status", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Invitation_workspaceId_email_idx" ON "Invitation"("workspaceId", "email");

-- CreateIndex
CREATE INDEX "Invitation_inviterId_idx" ON "Invitation"("inviterId");

-- CreateIndex
CREATE INDEX "Invitation_memberId_idx" ON "Invitation"("memberId");

-- CreateIndex
CREATE INDEX "Invitation_status_expiresAt_idx" ON "Invitation"("status", "expiresAt");

-- CreateIndex
CREATE INDEX "InvitationTeam_workspaceId_idx" ON "InvitationTeam"("workspaceId");

-- CreateIndex
CREATE INDEX "InvitationTeam_teamId_idx" ON "InvitationTeam"("teamId");

-- CreateIndex
CREATE INDEX "InvitationTag_workspaceId_idx" ON "InvitationTag"("workspaceId");

-- CreateIndex
CREATE INDEX "InvitationTag_tagId_idx" ON "InvitationTag"("tagId");

-- CreateIndex
CREATE INDEX "PeopleImport_workspaceId_createdAt_id_idx" ON "PeopleImport"("workspaceId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "PeopleImport_creatorId_idx" ON "PeopleImport"("creatorId");

-- CreateIndex
CREATE INDEX "PeopleImport_status_idx" ON "PeopleImport"("status");

-- CreateIndex
CREATE INDEX "PeopleImportRow_workspaceId_idx" ON "PeopleImportRow"("workspaceId");

-- CreateIndex
CREATE INDEX "PeopleImportRow_importId_status_number_idx" ON "PeopleImportRow"("importId", "status", "number");

-- AddForeignKey
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_inviterId_fkey" FOREIGN KEY ("inviterId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InvitationTeam" ADD CONSTRAINT "InvitationTeam_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InvitationTeam" ADD CONSTRAINT "InvitationTeam_invitationId_fkey" FOREIGN KEY ("invitationId") REFERENCES "Invitation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InvitationTeam" ADD CONSTRAINT "InvitationTeam_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InvitationTag" ADD CONSTRAINT "InvitationTag_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InvitationTag" ADD CONSTRAINT "InvitationTag_invitationId_fkey" FOREIGN KEY ("invitationId") REFERENCES "Invitation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InvitationTag" ADD CONSTRAINT "InvitationTag_tagId_fkey" FOREIGN KEY ("tagId") REFERENCES "Tag"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PeopleImport" ADD CONSTRAINT "PeopleImport_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PeopleImport" ADD CONSTRAINT "PeopleImport_creatorId_fkey" FOREIGN KEY ("creatorId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PeopleImportRow" ADD CONSTRAINT "PeopleImportRow_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PeopleImportRow" ADD CONSTRAINT "PeopleImportRow_importId_fkey" FOREIGN KEY ("importId") REFERENCES "PeopleImport"("id") ON DELETE CASCADE ON UPDATE CASCADE;
