-- CreateEnum
CREATE TYPE "FollowUpType" AS ENUM ('Goal', 'Review', 'Casual');

-- CreateEnum
CREATE TYPE "MeetingKind" AS ENUM ('FOLLOW_UP', 'ONE_ON_ONE');

-- CreateEnum
CREATE TYPE "MeetingFrequency" AS ENUM ('Once', 'Daily', 'Weekly', 'Bi_Weekly', 'Monthly');

-- CreateEnum
CREATE TYPE "MonthlyOn" AS ENUM ('DAY_OF_MONTH', 'START_WEEK_OF_MONTH', 'END_WEEK_OF_MONTH');

-- CreateEnum
CREATE TYPE "MeetingMaker" AS ENUM ('User', 'System');

-- CreateTable
CREATE TABLE "FollowUp" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "type" "FollowUpType" NOT NULL,
    "decisions" VARCHAR(10000) NOT NULL DEFAULT '',

    CONSTRAINT "FollowUp_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FollowUpGoal" (
    "workspaceId" UUID NOT NULL,
    "followUpId" UUID NOT NULL,
    "goalId" UUID NOT NULL,

    CONSTRAINT "FollowUpGoal_pkey" PRIMARY KEY ("followUpId","goalId")
);

-- CreateTable
CREATE TABLE "FollowUpReview" (
    "workspaceId" UUID NOT NULL,
    "followUpId" UUID NOT NULL,
    "reviewId" UUID NOT NULL,

    CONSTRAINT "FollowUpReview_pkey" PRIMARY KEY ("followUpId","reviewId")
);

-- CreateTable
CREATE TABLE "FollowUpComment" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "followUpId" UUID NOT NULL,
    "memberId" UUID,
    "comment" VARCHAR(2000) NOT NULL,
    "editedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "FollowUpComment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FollowUpItem" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "followUpId" UUID NOT NULL,
    "title" VARCHAR(250) NOT NULL,
    "ownerId" UUID,
    "dueOn" DATE,
    "doneAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "FollowUpItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Meeting" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "kind" "MeetingKind" NOT NULL,
    "organizerId" UUID NOT NULL,
    "seriesId" UUID,
    "occursOn" DATE,
    "isException" BOOLEAN NOT NULL DEFAULT false,
    "title" VARCHAR(120) NOT NULL,
    "description" VARCHAR(2000) NOT NULL DEFAULT '',
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "timeZone" TEXT NOT NULL,
    "madeBy" "MeetingMaker" NOT NULL DEFAULT 'User',
    "completedAt" TIMESTAMPTZ(3),
    "completedById" UUID,
    "canceledAt" TIMESTAMPTZ(3),
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Meeting_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MeetingSeries" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "kind" "MeetingKind" NOT NULL,
    "organizerId" UUID NOT NULL,
    "frequency" "MeetingFrequency" NOT NULL,
    "monthlyOn" "MonthlyOn" NOT NULL DEFAULT 'DAY_OF_MONTH',
    "firstOn" DATE NOT NULL,
    "startTime" VARCHAR(5) NOT NULL,
    "timeZone" TEXT NOT NULL,
    "durationMinutes" INTEGER NOT NULL,
    "lastOn" DATE,
    "endedAt" TIMESTAMPTZ(3),
    "madeUntilOn" DATE NOT NULL,
    "calendarUid" UUID NOT NULL,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "MeetingSeries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MeetingAttendee" (
    "workspaceId" UUID NOT NULL,
    "meetingId" UUID NOT NULL,
    "memberId" UUID NOT NULL,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "isBooked" BOOLEAN NOT NULL,
    "isCanceled" BOOLEAN NOT NULL DEFAULT false,
    "isAttending" BOOLEAN,
    "attendingNote" VARCHAR(500) NOT NULL DEFAULT '',

    CONSTRAINT "MeetingAttendee_pkey" PRIMARY KEY ("meetingId","memberId")
);

-- CreateTable
CREATE TABLE "MeetingLink" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "meetingId" UUID NOT NULL,
    "memberId" UUID,
    "position" INTEGER NOT NULL,
    "url" VARCHAR(2000) NOT NULL,
    "text" VARCHAR(120) NOT NULL DEFAULT '',

    CONSTRAINT "MeetingLink_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CalendarFeed" (
    "memberId" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CalendarFeed_pkey" PRIMARY KEY ("memberId")
);

-- CreateTable
CREATE TABLE "OneOnOnePair" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "firstId" UUID NOT NULL,
    "secondId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "OneOnOnePair_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OneOnOne" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "pairId" UUID NOT NULL,

    CONSTRAINT "OneOnOne_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TalkingPoint" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "pairId" UUID NOT NULL,
    "authorId" UUID,
    "text" VARCHAR(500) NOT NULL,
    "link" VARCHAR(300) NOT NULL DEFAULT '',
    "position" INTEGER NOT NULL,
    "doneAt" TIMESTAMPTZ(3),
    "meetingId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TalkingPoint_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TalkingPointNote" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "pointId" UUID NOT NULL,
    "authorId" UUID,
    "text" VARCHAR(2000) NOT NULL,
    "editedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TalkingPointNote_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OneOnOneItem" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "pairId" UUID NOT NULL,
    "title" VARCHAR(250) NOT NULL,
    "ownerId" UUID,
    "dueOn" DATE,
    "doneAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "OneOnOneItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OneOnOneComment" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "meetingId" UUID NOT NULL,
    "memberId" UUID,
    "isFixed" BOOLEAN NOT NULL DEFAULT false,
    "comment" VARCHAR(2000) NOT NULL,
    "editedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "OneOnOneComment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PrivateNote" (
    "workspaceId" UUID NOT NULL,
    "meetingId" UUID NOT NULL,
    "memberId" UUID NOT NULL,
    "text" VARCHAR(10000) NOT NULL,
    "changedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PrivateNote_pkey" PRIMARY KEY ("meetingId","memberId")
);

-- CreateTable
CREATE TABLE "AgendaTemplate" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "memberId" UUID NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "points" TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AgendaTemplate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OneOnOneSchedule" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "memberId" UUID NOT NULL,
    "title" VARCHAR(120) NOT NULL,
    "durationMinutes" INTEGER NOT NULL,
    "frequency" "MeetingFrequency" NOT NULL,
    "weekdays" INTEGER[],
    "meetingsPerDay" INTEGER NOT NULL,
    "startTime" VARCHAR(5) NOT NULL,
    "timeZone" TEXT NOT NULL,
    "isEnabled" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "OneOnOneSchedule_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OneOnOneScheduleParticipant" (
    "workspaceId" UUID NOT NULL,
    "scheduleId" UUID NOT NULL,
    "memberId" UUID NOT NULL,
    "seriesId" UUID,

    CONSTRAINT "OneOnOneScheduleParticipant_pkey" PRIMARY KEY ("scheduleId","memberId")
);

-- CreateIndex
CREATE INDEX "FollowUp_workspaceId_type_idx" ON "FollowUp"("workspaceId", "type");

-- CreateIndex
CREATE INDEX "FollowUpGoal_workspaceId_idx" ON "FollowUpGoal"("workspaceId");

-- CreateIndex
CREATE INDEX "FollowUpGoal_goalId_idx" ON "FollowUpGoal"("goalId");

-- CreateIndex
CREATE INDEX "FollowUpReview_workspaceId_idx" ON "FollowUpReview"("workspaceId");

-- CreateIndex
CREATE INDEX "FollowUpReview_reviewId_idx" ON "FollowUpReview"("reviewId");

-- CreateIndex
CREATE INDEX "FollowUpComment_workspaceId_idx" ON "FollowUpComment"("workspaceId");

-- CreateIndex
CREATE INDEX "FollowUpComment_followUpId_createdAt_idx" ON "FollowUpComment"("followUpId", "createdAt");

-- CreateIndex
CREATE INDEX "FollowUpComment_memberId_idx" ON "FollowUpComment"("memberId");

-- CreateIndex
CREATE INDEX "FollowUpItem_workspaceId_idx" ON "FollowUpItem"("workspaceId");

-- CreateIndex
CREATE INDEX "FollowUpItem_followUpId_createdAt_idx" ON "FollowUpItem"("followUpId", "createdAt");

-- CreateIndex
CREATE INDEX "FollowUpItem_ownerId_doneAt_idx" ON "FollowUpItem"("ownerId", "doneAt");

-- CreateIndex
CREATE INDEX "Meeting_workspaceId_startsAt_idx" ON "Meeting"("workspaceId", "startsAt");

-- CreateIndex
CREATE INDEX "Meeting_organizerId_startsAt_idx" ON "Meeting"("organizerId", "startsAt");

-- CreateIndex
CREATE UNIQUE INDEX "Meeting_seriesId_occursOn_key" ON "Meeting"("seriesId", "occursOn");

-- CreateIndex
CREATE INDEX "MeetingSeries_workspaceId_idx" ON "MeetingSeries"("workspaceId");

-- CreateIndex
CREATE INDEX "MeetingSeries_organizerId_endedAt_idx" ON "MeetingSeries"("organizerId", "endedAt");

-- CreateIndex
CREATE INDEX "MeetingSeries_endedAt_madeUntilOn_idx" ON "MeetingSeries"("endedAt", "madeUntilOn");

-- CreateIndex
CREATE INDEX "MeetingAttendee_workspaceId_idx" ON "MeetingAttendee"("workspaceId");

-- CreateIndex
CREATE INDEX "MeetingAttendee_memberId_startsAt_meetingId_idx" ON "MeetingAttendee"("memberId", "startsAt", "meetingId");

-- CreateIndex
CREATE INDEX "MeetingLink_workspaceId_idx" ON "MeetingLink"("workspaceId");

-- CreateIndex
CREATE INDEX "MeetingLink_meetingId_position_idx" ON "MeetingLink"("meetingId", "position");

-- CreateIndex
CREATE INDEX "MeetingLink_memberId_idx" ON "MeetingLink"("memberId");

-- CreateIndex
CREATE UNIQUE INDEX "CalendarFeed_tokenHash_key" ON "CalendarFeed"("tokenHash");

-- CreateIndex
CREATE INDEX "CalendarFeed_workspaceId_idx" ON "CalendarFeed"("workspaceId");

-- CreateIndex
CREATE INDEX "OneOnOnePair_workspaceId_idx" ON "OneOnOnePair"("workspaceId");

-- CreateIndex
CREATE INDEX "OneOnOnePair_secondId_idx" ON "OneOnOnePair"("secondId");

-- CreateIndex
CREATE UNIQUE INDEX "OneOnOnePair_firstId_secondId_key" ON "OneOnOnePair"("firstId", "secondId");

-- CreateIndex
CREATE INDEX "OneOnOne_workspaceId_idx" ON "OneOnOne"("workspaceId");

-- CreateIndex
CREATE INDEX "OneOnOne_pairId_idx" ON "OneOnOne"("pairId");

-- CreateIndex
CREATE INDEX "TalkingPoint_workspaceId_idx" ON "TalkingPoint"("workspaceId");

-- CreateIndex
CREATE INDEX "TalkingPoint_pairId_doneAt_position_idx" ON "TalkingPoint"("pairId", "doneAt", "position");

-- CreateIndex
CREATE INDEX "TalkingPoint_meetingId_idx" ON "TalkingPoint"("meetingId");

-- CreateIndex
CREATE INDEX "TalkingPoint_authorId_idx" ON "TalkingPoint"("authorId");

-- CreateIndex
CREATE INDEX "TalkingPointNote_workspaceId_idx" ON "TalkingPointNote"("workspaceId");

-- CreateIndex
CREATE INDEX "TalkingPointNote_pointId_createdAt_idx" ON "TalkingPointNote"("pointId", "createdAt");

-- CreateIndex
CREATE INDEX "TalkingPointNote_authorId_idx" ON "TalkingPointNote"("authorId");

-- CreateIndex
CREATE INDEX "OneOnOneItem_workspaceId_idx" ON "OneOnOneItem"("workspaceId");

-- CreateIndex
CREATE INDEX "OneOnOneItem_pairId_doneAt_idx" ON "OneOnOneItem"("pairId", "doneAt");

-- CreateIndex
CREATE INDEX "OneOnOneItem_ownerId_doneAt_idx" ON "OneOnOneItem"("ownerId", "doneAt");

-- CreateIndex
CREATE INDEX "OneOnOneComment_workspaceId_idx" ON "OneOnOneComment"("workspaceId");

-- CreateIndex
CREATE INDEX "OneOnOneComment_meetingId_createdAt_idx" ON "OneOnOneComment"("meetingId", "createdAt");

-- CreateIndex
CREATE INDEX "OneOnOneComment_memberId_idx" ON "OneOnOneComment"("memberId");

-- CreateIndex
CREATE INDEX "PrivateNote_workspaceId_idx" ON "PrivateNote"("workspaceId");

-- CreateIndex
CREATE INDEX "PrivateNote_memberId_idx" ON "PrivateNote"("memberId");

-- CreateIndex
CREATE INDEX "AgendaTemplate_workspaceId_idx" ON "AgendaTemplate"("workspaceId");

-- CreateIndex
CREATE INDEX "AgendaTemplate_memberId_idx" ON "AgendaTemplate"("memberId");

-- CreateIndex
CREATE INDEX "OneOnOneSchedule_workspaceId_idx" ON "OneOnOneSchedule"("workspaceId");

-- CreateIndex
CREATE INDEX "OneOnOneSchedule_memberId_idx" ON "OneOnOneSchedule"("memberId");

-- CreateIndex
CREATE UNIQUE INDEX "OneOnOneScheduleParticipant_seriesId_key" ON "OneOnOneScheduleParticipant"("seriesId");

-- CreateIndex
CREATE INDEX "OneOnOneScheduleParticipant_workspaceId_idx" ON "OneOnOneScheduleParticipant"("workspaceId");

-- CreateIndex
CREATE INDEX "OneOnOneScheduleParticipant_memberId_idx" ON "OneOnOneScheduleParticipant"("memberId");

-- AddForeignKey
ALTER TABLE "FollowUp" ADD CONSTRAINT "FollowUp_id_fkey" FOREIGN KEY ("id") REFERENCES "Meeting"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FollowUp" ADD CONSTRAINT "FollowUp_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FollowUpGoal" ADD CONSTRAINT "FollowUpGoal_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FollowUpGoal" ADD CONSTRAINT "FollowUpGoal_followUpId_fkey" FOREIGN KEY ("followUpId") REFERENCES "FollowUp"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FollowUpGoal" ADD CONSTRAINT "FollowUpGoal_goalId_fkey" FOREIGN KEY ("goalId") REFERENCES "Goal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FollowUpReview" ADD CONSTRAINT "FollowUpReview_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FollowUpReview" ADD CONSTRAINT "FollowUpReview_followUpId_fkey" FOREIGN KEY ("followUpId") REFERENCES "FollowUp"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FollowUpReview" ADD CONSTRAINT "FollowUpReview_reviewId_fkey" FOREIGN KEY ("reviewId") REFERENCES "Review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FollowUpComment" ADD CONSTRAINT "FollowUpComment_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FollowUpComment" ADD CONSTRAINT "FollowUpComment_followUpId_fkey" FOREIGN KEY ("followUpId") REFERENCES "FollowUp"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FollowUpComment" ADD CONSTRAINT "FollowUpComment_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FollowUpItem" ADD CONSTRAINT "FollowUpItem_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FollowUpItem" ADD CONSTRAINT "FollowUpItem_followUpId_fkey" FOREIGN KEY ("followUpId") REFERENCES "FollowUp"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FollowUpItem" ADD CONSTRAINT "FollowUpItem_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "Member"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Meeting" ADD CONSTRAINT "Meeting_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Meeting" ADD CONSTRAINT "Meeting_organizerId_fkey" FOREIGN KEY ("organizerId") REFERENCES "Member"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Meeting" ADD CONSTRAINT "Meeting_seriesId_fkey" FOREIGN KEY ("seriesId") REFERENCES "MeetingSeries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Meeting" ADD CONSTRAINT "Meeting_completedById_fkey" FOREIGN KEY ("completedById") REFERENCES "Member"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MeetingSeries" ADD CONSTRAINT "MeetingSeries_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MeetingSeries" ADD CONSTRAINT "MeetingSeries_organizerId_fkey" FOREIGN KEY ("organizerId") REFERENCES "Member"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MeetingAttendee" ADD CONSTRAINT "MeetingAttendee_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MeetingAttendee" ADD CONSTRAINT "MeetingAttendee_meetingId_fkey" FOREIGN KEY ("meetingId") REFERENCES "Meeting"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MeetingAttendee" ADD CONSTRAINT "MeetingAttendee_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MeetingLink" ADD CONSTRAINT "MeetingLink_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MeetingLink" ADD CONSTRAINT "MeetingLink_meetingId_fkey" FOREIGN KEY ("meetingId") REFERENCES "Meeting"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MeetingLink" ADD CONSTRAINT "MeetingLink_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CalendarFeed" ADD CONSTRAINT "CalendarFeed_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CalendarFeed" ADD CONSTRAINT "CalendarFeed_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OneOnOnePair" ADD CONSTRAINT "OneOnOnePair_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OneOnOnePair" ADD CONSTRAINT "OneOnOnePair_firstId_fkey" FOREIGN KEY ("firstId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OneOnOnePair" ADD CONSTRAINT "OneOnOnePair_secondId_fkey" FOREIGN KEY ("secondId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OneOnOne" ADD CONSTRAINT "OneOnOne_id_fkey" FOREIGN KEY ("id") REFERENCES "Meeting"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OneOnOne" ADD CONSTRAINT "OneOnOne_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OneOnOne" ADD CONSTRAINT "OneOnOne_pairId_fkey" FOREIGN KEY ("pairId") REFERENCES "OneOnOnePair"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TalkingPoint" ADD CONSTRAINT "TalkingPoint_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TalkingPoint" ADD CONSTRAINT "TalkingPoint_pairId_fkey" FOREIGN KEY ("pairId") REFERENCES "OneOnOnePair"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TalkingPoint" ADD CONSTRAINT "TalkingPoint_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "Member"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TalkingPoint" ADD CONSTRAINT "TalkingPoint_meetingId_fkey" FOREIGN KEY ("meetingId") REFERENCES "OneOnOne"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TalkingPointNote" ADD CONSTRAINT "TalkingPointNote_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TalkingPointNote" ADD CONSTRAINT "TalkingPointNote_pointId_fkey" FOREIGN KEY ("pointId") REFERENCES "TalkingPoint"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TalkingPointNote" ADD CONSTRAINT "TalkingPointNote_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "Member"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OneOnOneItem" ADD CONSTRAINT "OneOnOneItem_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OneOnOneItem" ADD CONSTRAINT "OneOnOneItem_pairId_fkey" FOREIGN KEY ("pairId") REFERENCES "OneOnOnePair"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OneOnOneItem" ADD CONSTRAINT "OneOnOneItem_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "Member"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OneOnOneComment" ADD CONSTRAINT "OneOnOneComment_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OneOnOneComment" ADD CONSTRAINT "OneOnOneComment_meetingId_fkey" FOREIGN KEY ("meetingId") REFERENCES "OneOnOne"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OneOnOneComment" ADD CONSTRAINT "OneOnOneComment_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PrivateNote" ADD CONSTRAINT "PrivateNote_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PrivateNote" ADD CONSTRAINT "PrivateNote_meetingId_fkey" FOREIGN KEY ("meetingId") REFERENCES "OneOnOne"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PrivateNote" ADD CONSTRAINT "PrivateNote_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AgendaTemplate" ADD CONSTRAINT "AgendaTemplate_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AgendaTemplate" ADD CONSTRAINT "AgendaTemplate_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OneOnOneSchedule" ADD CONSTRAINT "OneOnOneSchedule_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OneOnOneSchedule" ADD CONSTRAINT "OneOnOneSchedule_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OneOnOneScheduleParticipant" ADD CONSTRAINT "OneOnOneScheduleParticipant_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OneOnOneScheduleParticipant" ADD CONSTRAINT "OneOnOneScheduleParticipant_scheduleId_fkey" FOREIGN KEY ("scheduleId") REFERENCES "OneOnOneSchedule"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OneOnOneScheduleParticipant" ADD CONSTRAINT "OneOnOneScheduleParticipant_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;
