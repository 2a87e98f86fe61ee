-- CreateTable
CREATE TABLE "SlackProfile" (
    "memberId" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "slackId" VARCHAR(50) NOT NULL,
    "slackEmail" VARCHAR(254) NOT NULL,

    CONSTRAINT "SlackProfile_pkey" PRIMARY KEY ("memberId")
);

-- CreateIndex
CREATE UNIQUE INDEX "SlackProfile_workspaceId_slackId_key" ON "SlackProfile"("workspaceId", "slackId");

-- AddForeignKey
ALTER TABLE "SlackProfile" ADD CONSTRAINT "SlackProfile_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SlackProfile" ADD CONSTRAINT "SlackProfile_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
