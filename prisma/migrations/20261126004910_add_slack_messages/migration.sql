-- AlterEnum
ALTER TYPE "NotificationChannel" ADD VALUE 'SLACK';

-- AlterTable
ALTER TABLE "Notification" ADD COLUMN     "brief" VARCHAR(500),
ADD COLUMN     "slackAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "SlackConversation" (
    "integrationId" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "channel" VARCHAR(30) NOT NULL,

    CONSTRAINT "SlackConversation_pkey" PRIMARY KEY ("integrationId")
);

-- CreateTable
CREATE TABLE "SlackSetting" (
    "integrationId" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "channel" VARCHAR(30),
    "channelName" VARCHAR(80) NOT NULL DEFAULT '',
    "chosenAt" TIMESTAMPTZ(3) NOT NULL,
    "readUntil" TIMESTAMPTZ(3) NOT NULL,
    "failure" VARCHAR(60) NOT NULL DEFAULT '',

    CONSTRAINT "SlackSetting_pkey" PRIMARY KEY ("integrationId")
);

-- CreateTable
CREATE TABLE "SlackPost" (
    "applauseId" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "integrationId" UUID NOT NULL,
    "channel" VARCHAR(30) NOT NULL,
    "queuedFor" TIMESTAMPTZ(3) NOT NULL,
    "triedAt" TIMESTAMPTZ(3),
    "ts" VARCHAR(30),
    "shownFor" TIMESTAMPTZ(3),

    CONSTRAINT "SlackPost_pkey" PRIMARY KEY ("applauseId")
);

-- CreateIndex
CREATE INDEX "SlackConversation_workspaceId_idx" ON "SlackConversation"("workspaceId");

-- CreateIndex
CREATE INDEX "SlackSetting_workspaceId_idx" ON "SlackSetting"("workspaceId");

-- CreateIndex
CREATE INDEX "SlackPost_workspaceId_idx" ON "SlackPost"("workspaceId");

-- CreateIndex
CREATE INDEX "SlackPost_integrationId_idx" ON "SlackPost"("integrationId");

-- AddForeignKey
ALTER TABLE "SlackConversation" ADD CONSTRAINT "SlackConversation_integrationId_fkey" FOREIGN KEY ("integrationId") REFERENCES "Integration"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SlackConversation" ADD CONSTRAINT "SlackConversation_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SlackSetting" ADD CONSTRAINT "SlackSetting_integrationId_fkey" FOREIGN KEY ("integrationId") REFERENCES "Integration"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SlackSetting" ADD CONSTRAINT "SlackSetting_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SlackPost" ADD CONSTRAINT "SlackPost_applauseId_fkey" FOREIGN KEY ("applauseId") REFERENCES "Applause"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SlackPost" ADD CONSTRAINT "SlackPost_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SlackPost" ADD CONSTRAINT "SlackPost_integrationId_fkey" FOREIGN KEY ("integrationId") REFERENCES "Integration"("id") ON DELETE CASCADE ON UPDATE CASCADE;
