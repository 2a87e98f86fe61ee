-- CreateIndex
CREATE INDEX "User_createdAt_id_idx" ON "User"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Mail_recipient_createdAt_idx" ON "Mail"("recipient", "createdAt" DESC);

-- Super admins find accounts by how their address begins.
CREATE INDEX "User_email_begins_idx" ON "User" (email text_pattern_ops);
