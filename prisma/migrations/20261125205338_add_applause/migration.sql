-- CreateTable
CREATE TABLE "ApplauseCategory" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "workspaceId" UUID NOT NULL,
    "name" VARCHAR(40) NOT NULL,
    "position" INTEGER NOT NULL,
    "retiredAt" TIMESTAMPTZ(3),

    CONSTRAINT "ApplauseCategory_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Applause" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "giverId" UUID NOT NULL,
    "categoryId" UUID NOT NULL,
    "words" VARCHAR(1000) NOT NULL,
    "isPublic" BOOLEAN NOT NULL,
    "toManager" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "editedAt" TIMESTAMPTZ(3),
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Applause_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ApplauseRecipient" (
    "workspaceId" UUID NOT NULL,
    "applauseId" UUID NOT NULL,
    "memberId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ApplauseRecipient_pkey" PRIMARY KEY ("applauseId","memberId")
);

-- CreateTable
CREATE TABLE "ApplauseReader" (
    "workspaceId" UUID NOT NULL,
    "applauseId" UUID NOT NULL,
    "memberId" UUID NOT NULL,

    CONSTRAINT "ApplauseReader_pkey" PRIMARY KEY ("applauseId","memberId")
);

-- CreateTable
CREATE TABLE "ApplauseReaction" (
    "workspaceId" UUID NOT NULL,
    "applauseId" UUID NOT NULL,
    "memberId" UUID NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ApplauseReaction_pkey" PRIMARY KEY ("applauseId","memberId","kind")
);

-- CreateTable
CREATE TABLE "ApplauseComment" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "applauseId" UUID NOT NULL,
    "memberId" UUID NOT NULL,
    "comment" VARCHAR(2000) NOT NULL,
    "editedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ApplauseComment_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ApplauseCategory_workspaceId_position_idx" ON "ApplauseCategory"("workspaceId", "position");

-- CreateIndex
CREATE INDEX "Applause_workspaceId_createdAt_id_idx" ON "Applause"("workspaceId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Applause_giverId_createdAt_idx" ON "Applause"("giverId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Applause_categoryId_createdAt_idx" ON "Applause"("categoryId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "ApplauseRecipient_workspaceId_idx" ON "ApplauseRecipient"("workspaceId");

-- CreateIndex
CREATE INDEX "ApplauseRecipient_memberId_createdAt_applauseId_idx" ON "ApplauseRecipient"("memberId", "createdAt" DESC, "applauseId");

-- CreateIndex
CREATE INDEX "ApplauseReader_workspaceId_idx" ON "ApplauseReader"("workspaceId");

-- CreateIndex
CREATE INDEX "ApplauseReader_memberId_idx" ON "ApplauseReader"("memberId");

-- CreateIndex
CREATE INDEX "ApplauseReaction_workspaceId_idx" ON "ApplauseReaction"("workspaceId");

-- CreateIndex
CREATE INDEX "ApplauseReaction_memberId_idx" ON "ApplauseReaction"("memberId");

-- CreateIndex
CREATE INDEX "ApplauseComment_workspaceId_idx" ON "ApplauseComment"("workspaceId");

-- CreateIndex
CREATE INDEX "ApplauseComment_applauseId_createdAt_idx" ON "ApplauseComment"("applauseId", "createdAt");

-- CreateIndex
CREATE INDEX "ApplauseComment_memberId_idx" ON "ApplauseComment"("memberId");

-- AddForeignKey
ALTER TABLE "ApplauseCategory" ADD CONSTRAINT "ApplauseCategory_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Applause" ADD CONSTRAINT "Applause_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Applause" ADD CONSTRAINT "Applause_giverId_fkey" FOREIGN KEY ("giverId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Applause" ADD CONSTRAINT "Applause_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "ApplauseCategory"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApplauseRecipient" ADD CONSTRAINT "ApplauseRecipient_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApplauseRecipient" ADD CONSTRAINT "ApplauseRecipient_applauseId_fkey" FOREIGN KEY ("applauseId") REFERENCES "Applause"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApplauseRecipient" ADD CONSTRAINT "ApplauseRecipient_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApplauseReader" ADD CONSTRAINT "ApplauseReader_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApplauseReader" ADD CONSTRAINT "ApplauseReader_applauseId_fkey" FOREIGN KEY ("applauseId") REFERENCES "Applause"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApplauseReader" ADD CONSTRAINT "ApplauseReader_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApplauseReaction" ADD CONSTRAINT "ApplauseReaction_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApplauseReaction" ADD CONSTRAINT "ApplauseReaction_applauseId_fkey" FOREIGN KEY ("applauseId") REFERENCES "Applause"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApplauseReaction" ADD CONSTRAINT "ApplauseReaction_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApplauseComment" ADD CONSTRAINT "ApplauseComment_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApplauseComment" ADD CONSTRAINT "ApplauseComment_applauseId_fkey" FOREIGN KEY ("applauseId") REFERENCES "Applause"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApplauseComment" ADD CONSTRAINT "ApplauseComment_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;
