-- CreateTable
CREATE TABLE "ReviewInvitee" (
    "workspaceId" UUID NOT NULL,
    "reviewId" UUID NOT NULL,
    "invitationId" UUID NOT NULL,

    CONSTRAINT "ReviewInvitee_pkey" PRIMARY KEY ("reviewId","invitationId")
);

-- CreateIndex
CREATE INDEX "ReviewInvitee_workspaceId_idx" ON "ReviewInvitee"("workspaceId");

-- CreateIndex
CREATE INDEX "ReviewInvitee_invitationId_idx" ON "ReviewInvitee"("invitationId");

-- AddForeignKey
ALTER TABLE "ReviewInvitee" ADD CONSTRAINT "ReviewInvitee_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewInvitee" ADD CONSTRAINT "ReviewInvitee_reviewId_fkey" FOREIGN KEY ("reviewId") REFERENCES "Review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewInvitee" ADD CONSTRAINT "ReviewInvitee_invitationId_fkey" FOREIGN KEY ("invitationId") REFERENCES "Invitation"("id") ON DELETE CASCADE ON UPDATE CASCADE;
