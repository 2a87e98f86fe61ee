-- CreateTable
CREATE TABLE "BadgeAward" (
    "workspaceId" UUID NOT NULL,
    "memberId" UUID NOT NULL,
    "badge" VARCHAR(40) NOT NULL,
    "earnedAt" TIMESTAMPTZ(3) NOT NULL,
    "awardedAt" TIMESTAMPTZ(3) NOT NULL,
    "times" INTEGER NOT NULL DEFAULT 1,
    "isHidden" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "BadgeAward_pkey" PRIMARY KEY ("memberId","badge")
);

-- CreateIndex
CREATE INDEX "BadgeAward_workspaceId_awardedAt_idx" ON "BadgeAward"("workspaceId", "awardedAt" DESC);

-- AddForeignKey
ALTER TABLE "BadgeAward" ADD CONSTRAINT "BadgeAward_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BadgeAward" ADD CONSTRAINT "BadgeAward_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;
