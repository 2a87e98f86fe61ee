-- DropIndex
DROP INDEX "Mail_recipient_createdAt_idx";

-- CreateIndex
CREATE INDEX "Mail_recipient_event_createdAt_idx" ON "Mail"("recipient", "event", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "TeamMember_teamId_isManager_memberId_idx" ON "TeamMember"("teamId", "isManager" DESC, "memberId");
