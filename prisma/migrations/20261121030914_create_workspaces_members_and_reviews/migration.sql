-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "ActivityType" AS ENUM ('Review', 'Goal', 'Applaud', 'FollowUp', 'ReviewAnswer', 'OneOnOne', 'CUSTOM');

-- CreateEnum
CREATE TYPE "Role" AS ENUM ('Admin', 'Manager', 'Member');

-- CreateEnum
CREATE TYPE "PersonStatus" AS ENUM ('ACTIVE', 'DEACTIVATED');

-- CreateEnum
CREATE TYPE "NotificationType" AS ENUM ('Review', 'Goal', 'Applaud', 'FollowUp', 'OneOnOne', 'Goal_Comment', 'Meeting_Comment', 'OneOnOne_Comment', 'User_Invite');

-- CreateEnum
CREATE TYPE "MailStatus" AS ENUM ('QUEUED', 'SENT', 'GIVEN_UP');

-- CreateEnum
CREATE TYPE "ReviewStatus" AS ENUM ('DRAFT', 'ACTIVE', 'INACTIVE', 'CLOSED', 'RELEASED', 'ACKNOWLEDGED');

-- CreateEnum
CREATE TYPE "Anonymity" AS ENUM ('NAMED', 'ANONYMOUS');

-- CreateEnum
CREATE TYPE "Relationship" AS ENUM ('SELF', 'PEER', 'MANAGER', 'REPORT', 'EXTERNAL', 'OTHER');

-- CreateEnum
CREATE TYPE "AssigneeStatus" AS ENUM ('PENDING', 'ANSWERED', 'OPTED_OUT');

-- CreateEnum
CREATE TYPE "QuestionType" AS ENUM ('input', 'textarea', 'checkbox', 'scale', 'yesno', 'rating');

-- CreateEnum
CREATE TYPE "ResponseStatus" AS ENUM ('DRAFT', 'SUBMITTED');

-- CreateTable
CREATE TABLE "Activity" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "memberId" UUID NOT NULL,
    "type" "ActivityType" NOT NULL,
    "key" TEXT NOT NULL,
    "title" VARCHAR(500) NOT NULL,
    "link" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Activity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "User" (
    "id" UUID NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "passwordHash" TEXT,
    "firstName" VARCHAR(100) NOT NULL,
    "lastName" VARCHAR(100) NOT NULL DEFAULT '',
    "status" "PersonStatus" NOT NULL DEFAULT 'ACTIVE',
    "isSuperAdmin" BOOLEAN NOT NULL DEFAULT false,
    "sessionVersion" INTEGER NOT NULL DEFAULT 1,
    "timeZone" TEXT NOT NULL DEFAULT 'UTC',
    "tourFinished" BOOLEAN NOT NULL DEFAULT false,
    "emailVerifiedAt" TIMESTAMPTZ(3),
    "lastWorkspaceId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SignInLink" (
    "email" VARCHAR(254) NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SignInLink_pkey" PRIMARY KEY ("email")
);

-- CreateTable
CREATE TABLE "PasswordReset" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PasswordReset_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "EmailVerification" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "EmailVerification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Member" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "role" "Role" NOT NULL,
    "status" "PersonStatus" NOT NULL DEFAULT 'ACTIVE',
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Member_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Notification" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "memberId" UUID NOT NULL,
    "type" "NotificationType" NOT NULL,
    "key" TEXT NOT NULL,
    "message" VARCHAR(500) NOT NULL,
    "link" TEXT NOT NULL,
    "readAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Notification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Mail" (
    "id" UUID NOT NULL,
    "workspaceId" UUID,
    "key" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    "recipient" VARCHAR(254) NOT NULL,
    "recipientName" VARCHAR(201) NOT NULL DEFAULT '',
    "sealedProps" TEXT,
    "status" "MailStatus" NOT NULL DEFAULT 'QUEUED',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "lastError" VARCHAR(500),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "sentAt" TIMESTAMPTZ(3),

    CONSTRAINT "Mail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "Review" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "creatorId" UUID NOT NULL,
    "subjectId" UUID,
    "title" VARCHAR(120) NOT NULL,
    "description" VARCHAR(2000) NOT NULL DEFAULT '',
    "status" "ReviewStatus" NOT NULL DEFAULT 'DRAFT',
    "anonymity" "Anonymity" NOT NULL DEFAULT 'NAMED',
    "seenBySubject" BOOLEAN NOT NULL DEFAULT true,
    "seenByManager" BOOLEAN NOT NULL DEFAULT false,
    "seenByAdmins" BOOLEAN NOT NULL DEFAULT false,
    "timeZone" TEXT NOT NULL,
    "closesAt" TIMESTAMPTZ(3),
    "publishedAt" TIMESTAMPTZ(3),
    "closedAt" TIMESTAMPTZ(3),
    "releasedAt" TIMESTAMPTZ(3),
    "releasedById" UUID,
    "responseKey" BYTEA,
    "askedCount" INTEGER NOT NULL DEFAULT 0,
    "answeredCount" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Review_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Form" (
    "reviewId" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "content" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "savedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Form_pkey" PRIMARY KEY ("reviewId")
);

-- CreateTable
CREATE TABLE "Question" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "reviewId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "type" "QuestionType" NOT NULL,
    "text" VARCHAR(500) NOT NULL,
    "isRequired" BOOLEAN NOT NULL DEFAULT true,
    "lowest" INTEGER,
    "highest" INTEGER,
    "editableFeedback" BOOLEAN NOT NULL DEFAULT false,
    "ratingFeedback" VARCHAR(250) NOT NULL DEFAULT 'Rating',

    CONSTRAINT "Question_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "QuestionOption" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "questionId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "text" VARCHAR(250) NOT NULL,

    CONSTRAINT "QuestionOption_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ReviewAssignee" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "reviewId" UUID NOT NULL,
    "memberId" UUID,
    "relationship" "Relationship" NOT NULL,
    "status" "AssigneeStatus" NOT NULL DEFAULT 'PENDING',
    "isViewed" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ReviewAssignee_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ExternalReviewer" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "reviewId" UUID NOT NULL,
    "assigneeId" UUID NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "codeHash" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ExternalReviewer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Response" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "reviewId" UUID NOT NULL,
    "assigneeId" UUID,
    "ownerHash" TEXT,
    "status" "ResponseStatus" NOT NULL DEFAULT 'DRAFT',
    "submittedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Response_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Answer" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "reviewId" UUID NOT NULL,
    "responseId" UUID,
    "questionId" UUID NOT NULL,
    "relationship" "Relationship" NOT NULL,
    "text" VARCHAR(10000),
    "score" INTEGER,
    "yes" BOOLEAN,
    "optionIds" UUID[],
    "isCounted" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Answer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SharedReview" (
    "workspaceId" UUID NOT NULL,
    "reviewId" UUID NOT NULL,
    "memberId" UUID NOT NULL,

    CONSTRAINT "SharedReview_pkey" PRIMARY KEY ("reviewId","memberId")
);

-- CreateTable
CREATE TABLE "Team" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Team_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TeamMember" (
    "workspaceId" UUID NOT NULL,
    "teamId" UUID NOT NULL,
    "memberId" UUID NOT NULL,
    "isManager" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "TeamMember_pkey" PRIMARY KEY ("teamId","memberId")
);

-- CreateTable
CREATE TABLE "Workspace" (
    "id" UUID NOT NULL,
    "slug" VARCHAR(48) NOT NULL,
    "name" VARCHAR(128) NOT NULL,
    "description" VARCHAR(2000) NOT NULL DEFAULT '',
    "timeZone" TEXT NOT NULL DEFAULT 'UTC',
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Workspace_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Activity_workspaceId_memberId_createdAt_id_idx" ON "Activity"("workspaceId", "memberId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Activity_memberId_key_key" ON "Activity"("memberId", "key");

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE UNIQUE INDEX "SignInLink_tokenHash_key" ON "SignInLink"("tokenHash");

-- CreateIndex
CREATE UNIQUE INDEX "PasswordReset_tokenHash_key" ON "PasswordReset"("tokenHash");

-- CreateIndex
CREATE INDEX "PasswordReset_userId_idx" ON "PasswordReset"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "EmailVerification_tokenHash_key" ON "EmailVerification"("tokenHash");

-- CreateIndex
CREATE INDEX "EmailVerification_userId_idx" ON "EmailVerification"("userId");

-- CreateIndex
CREATE INDEX "Member_userId_idx" ON "Member"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Member_workspaceId_userId_key" ON "Member"("workspaceId", "userId");

-- CreateIndex
CREATE INDEX "Notification_workspaceId_memberId_createdAt_id_idx" ON "Notification"("workspaceId", "memberId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Notification_workspaceId_memberId_readAt_createdAt_id_idx" ON "Notification"("workspaceId", "memberId", "readAt", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Notification_memberId_key_key" ON "Notification"("memberId", "key");

-- CreateIndex
CREATE UNIQUE INDEX "Mail_key_key" ON "Mail"("key");

-- CreateIndex
CREATE INDEX "Mail_workspaceId_status_idx" ON "Mail"("workspaceId", "status");

-- CreateIndex
CREATE INDEX "Mail_status_dueAt_idx" ON "Mail"("status", "dueAt");

-- CreateIndex
CREATE INDEX "Review_workspaceId_creatorId_createdAt_id_idx" ON "Review"("workspaceId", "creatorId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Review_workspaceId_subjectId_idx" ON "Review"("workspaceId", "subjectId");

-- CreateIndex
CREATE INDEX "Review_creatorId_idx" ON "Review"("creatorId");

-- CreateIndex
CREATE INDEX "Review_subjectId_idx" ON "Review"("subjectId");

-- CreateIndex
CREATE INDEX "Review_status_closesAt_idx" ON "Review"("status", "closesAt");

-- CreateIndex
CREATE INDEX "Form_workspaceId_idx" ON "Form"("workspaceId");

-- CreateIndex
CREATE INDEX "Question_workspaceId_idx" ON "Question"("workspaceId");

-- CreateIndex
CREATE UNIQUE INDEX "Question_reviewId_position_key" ON "Question"("reviewId", "position");

-- CreateIndex
CREATE INDEX "QuestionOption_workspaceId_idx" ON "QuestionOption"("workspaceId");

-- CreateIndex
CREATE UNIQUE INDEX "QuestionOption_questionId_position_key" ON "QuestionOption"("questionId", "position");

-- CreateIndex
CREATE INDEX "ReviewAssignee_workspaceId_memberId_status_createdAt_id_idx" ON "ReviewAssignee"("workspaceId", "memberId", "status", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "ReviewAssignee_memberId_idx" ON "ReviewAssignee"("memberId");

-- CreateIndex
CREATE UNIQUE INDEX "ReviewAssignee_reviewId_memberId_key" ON "ReviewAssignee"("reviewId", "memberId");

-- CreateIndex
CREATE UNIQUE INDEX "ExternalReviewer_assigneeId_key" ON "ExternalReviewer"("assigneeId");

-- CreateIndex
CREATE UNIQUE INDEX "ExternalReviewer_codeHash_key" ON "ExternalReviewer"("codeHash");

-- CreateIndex
CREATE INDEX "ExternalReviewer_workspaceId_idx" ON "ExternalReviewer"("workspaceId");

-- CreateIndex
CREATE UNIQUE INDEX "ExternalReviewer_reviewId_email_key" ON "ExternalReviewer"("reviewId", "email");

-- CreateIndex
CREATE UNIQUE INDEX "Response_assigneeId_key" ON "Response"("assigneeId");

-- CreateIndex
CREATE INDEX "Response_workspaceId_reviewId_status_idx" ON "Response"("workspaceId", "reviewId", "status");

-- CreateIndex
CREATE UNIQUE INDEX "Response_reviewId_ownerHash_key" ON "Response"("reviewId", "ownerHash");

-- CreateIndex
CREATE INDEX "Answer_workspaceId_reviewId_idx" ON "Answer"("workspaceId", "reviewId");

-- CreateIndex
CREATE INDEX "Answer_questionId_isCounted_id_idx" ON "Answer"("questionId", "isCounted", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Answer_responseId_questionId_key" ON "Answer"("responseId", "questionId");

-- CreateIndex
CREATE INDEX "SharedReview_workspaceId_memberId_idx" ON "SharedReview"("workspaceId", "memberId");

-- CreateIndex
CREATE INDEX "SharedReview_memberId_idx" ON "SharedReview"("memberId");

-- CreateIndex
CREATE UNIQUE INDEX "Team_workspaceId_name_key" ON "Team"("workspaceId", "name");

-- CreateIndex
CREATE INDEX "TeamMember_workspaceId_memberId_idx" ON "TeamMember"("workspaceId", "memberId");

-- CreateIndex
CREATE INDEX "TeamMember_memberId_idx" ON "TeamMember"("memberId");

-- CreateIndex
CREATE UNIQUE INDEX "Workspace_slug_key" ON "Workspace"("slug");

-- AddForeignKey
ALTER TABLE "Activity" ADD CONSTRAINT "Activity_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Activity" ADD CONSTRAINT "Activity_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PasswordReset" ADD CONSTRAINT "PasswordReset_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EmailVerification" ADD CONSTRAINT "EmailVerification_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Member" ADD CONSTRAINT "Member_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Member" ADD CONSTRAINT "Member_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Mail" ADD CONSTRAINT "Mail_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Review" ADD CONSTRAINT "Review_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Review" ADD CONSTRAINT "Review_creatorId_fkey" FOREIGN KEY ("creatorId") REFERENCES "Member"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Review" ADD CONSTRAINT "Review_subjectId_fkey" FOREIGN KEY ("subjectId") REFERENCES "Member"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Form" ADD CONSTRAINT "Form_reviewId_fkey" FOREIGN KEY ("reviewId") REFERENCES "Review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Form" ADD CONSTRAINT "Form_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Question" ADD CONSTRAINT "Question_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Question" ADD CONSTRAINT "Question_reviewId_fkey" FOREIGN KEY ("reviewId") REFERENCES "Review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionOption" ADD CONSTRAINT "QuestionOption_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionOption" ADD CONSTRAINT "QuestionOption_questionId_fkey" FOREIGN KEY ("questionId") REFERENCES "Question"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewAssignee" ADD CONSTRAINT "ReviewAssignee_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewAssignee" ADD CONSTRAINT "ReviewAssignee_reviewId_fkey" FOREIGN KEY ("reviewId") REFERENCES "Review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewAssignee" ADD CONSTRAINT "ReviewAssignee_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ExternalReviewer" ADD CONSTRAINT "ExternalReviewer_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ExternalReviewer" ADD CONSTRAINT "ExternalReviewer_reviewId_fkey" FOREIGN KEY ("reviewId") REFERENCES "Review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ExternalReviewer" ADD CONSTRAINT "ExternalReviewer_assigneeId_fkey" FOREIGN KEY ("assigneeId") REFERENCES "ReviewAssignee"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Response" ADD CONSTRAINT "Response_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Response" ADD CONSTRAINT "Response_reviewId_fkey" FOREIGN KEY ("reviewId") REFERENCES "Review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Response" ADD CONSTRAINT "Response_assigneeId_fkey" FOREIGN KEY ("assigneeId") REFERENCES "ReviewAssignee"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Answer" ADD CONSTRAINT "Answer_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Answer" ADD CONSTRAINT "Answer_reviewId_fkey" FOREIGN KEY ("reviewId") REFERENCES "Review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Answer" ADD CONSTRAINT "Answer_responseId_fkey" FOREIGN KEY ("responseId") REFERENCES "Response"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Answer" ADD CONSTRAINT "Answer_questionId_fkey" FOREIGN KEY ("questionId") REFERENCES "Question"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SharedReview" ADD CONSTRAINT "SharedReview_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SharedReview" ADD CONSTRAINT "SharedReview_reviewId_fkey" FOREIGN KEY ("reviewId") REFERENCES "Review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SharedReview" ADD CONSTRAINT "SharedReview_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Team" ADD CONSTRAINT "Team_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TeamMember" ADD CONSTRAINT "TeamMember_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TeamMember" ADD CONSTRAINT "TeamMember_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TeamMember" ADD CONSTRAINT "TeamMember_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;
