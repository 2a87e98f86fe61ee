-- CreateTable
CREATE TABLE "CalendarEvent" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "integrationId" UUID,
    "seriesId" UUID,
    "firstOn" DATE,
    "startTime" VARCHAR(5),
    "durationMinutes" INTEGER,
    "timeZone" TEXT,
    "rule" VARCHAR(100),
    "hasMeet" BOOLEAN NOT NULL DEFAULT false,
    "htmlLink" VARCHAR(2000),
    "meetLink" VARCHAR(2000),
    "version" INTEGER NOT NULL DEFAULT 1,
    "pushedVersion" INTEGER NOT NULL DEFAULT 0,
    "googleUpdatedAt" TIMESTAMPTZ(3),
    "refusedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CalendarEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CalendarOccurrence" (
    "meetingId" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "eventId" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "pushedVersion" INTEGER NOT NULL DEFAULT 0,
    "pushedSequence" INTEGER NOT NULL DEFAULT -1,
    "googleUpdatedAt" TIMESTAMPTZ(3),

    CONSTRAINT "CalendarOccurrence_pkey" PRIMARY KEY ("meetingId")
);

-- CreateTable
CREATE TABLE "CalendarWatch" (
    "integrationId" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "syncToken" VARCHAR(1000),
    "syncedAt" TIMESTAMPTZ(3),
    "channelId" UUID,
    "tokenHash" VARCHAR(64),
    "resourceId" VARCHAR(255),
    "expiresAt" TIMESTAMPTZ(3),

    CONSTRAINT "CalendarWatch_pkey" PRIMARY KEY ("integrationId")
);

-- CreateIndex
CREATE INDEX "CalendarEvent_workspaceId_idx" ON "CalendarEvent"("workspaceId");

-- CreateIndex
CREATE INDEX "CalendarEvent_integrationId_idx" ON "CalendarEvent"("integrationId");

-- CreateIndex
CREATE INDEX "CalendarEvent_seriesId_idx" ON "CalendarEvent"("seriesId");

-- CreateIndex
CREATE INDEX "CalendarOccurrence_workspaceId_idx" ON "CalendarOccurrence"("workspaceId");

-- CreateIndex
CREATE INDEX "CalendarOccurrence_eventId_idx" ON "CalendarOccurrence"("eventId");

-- CreateIndex
CREATE UNIQUE INDEX "CalendarWatch_channelId_key" ON "CalendarWatch"("channelId");

-- CreateIndex
CREATE INDEX "CalendarWatch_workspaceId_idx" ON "CalendarWatch"("workspaceId");

-- CreateIndex
CREATE INDEX "CalendarWatch_syncedAt_idx" ON "CalendarWatch"("syncedAt");

-- CreateIndex
CREATE INDEX "CalendarWatch_expiresAt_idx" ON "CalendarWatch"("expiresAt");

-- AddForeignKey
ALTER TABLE "CalendarEvent" ADD CONSTRAINT "CalendarEvent_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CalendarEvent" ADD CONSTRAINT "CalendarEvent_integrationId_fkey" FOREIGN KEY ("integrationId") REFERENCES "Integration"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CalendarEvent" ADD CONSTRAINT "CalendarEvent_seriesId_fkey" FOREIGN KEY ("seriesId") REFERENCES "MeetingSeries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CalendarOccurrence" ADD CONSTRAINT "CalendarOccurrence_meetingId_fkey" FOREIGN KEY ("meetingId") REFERENCES "Meeting"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CalendarOccurrence" ADD CONSTRAINT "CalendarOccurrence_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CalendarOccurrence" ADD CONSTRAINT "CalendarOccurrence_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "CalendarEvent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CalendarWatch" ADD CONSTRAINT "CalendarWatch_integrationId_fkey" FOREIGN KEY ("integrationId") REFERENCES "Integration"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CalendarWatch" ADD CONSTRAINT "CalendarWatch_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
