-- CreateTable
CREATE TABLE "SlackEvent" (
    "eventId" VARCHAR(100) NOT NULL,
    "workspaceId" UUID NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SlackEvent_pkey" PRIMARY KEY ("eventId")
);

-- CreateIndex
CREATE INDEX "SlackEvent_workspaceId_idx" ON "SlackEvent"("workspaceId");

-- CreateIndex
CREATE INDEX "SlackEvent_receivedAt_idx" ON "SlackEvent"("receivedAt");

-- AddForeignKey
ALTER TABLE "SlackEvent" ADD CONSTRAINT "SlackEvent_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
