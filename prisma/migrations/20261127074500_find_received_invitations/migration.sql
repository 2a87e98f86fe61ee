-- A person's waiting invitations are found across workspaces, by address.
CREATE INDEX "Invitation_received_idx" ON "Invitation" (email) WHERE status = 'PENDING';
