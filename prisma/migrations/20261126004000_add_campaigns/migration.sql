-- CreateEnum
CREATE TYPE "CampaignInviteStatus" AS ENUM ('PENDING', 'OPENED', 'COMPLETED', 'REVOKED');

-- CreateTable
CREATE TABLE "Campaign" (
    "id" UUID NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "expiryDays" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Campaign_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CampaignInvite" (
    "id" UUID NOT NULL,
    "campaignId" UUID NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "firstName" VARCHAR(100) NOT NULL DEFAULT '',
    "companyName" VARCHAR(128) NOT NULL DEFAULT '',
    "companySlug" VARCHAR(48) NOT NULL DEFAULT '',
    "status" "CampaignInviteStatus" NOT NULL DEFAULT 'PENDING',
    "tokenHash" TEXT,
    "expiresAt" TIMESTAMPTZ(3),
    "sentAt" TIMESTAMPTZ(3),
    "sentCount" INTEGER NOT NULL DEFAULT 0,
    "openedAt" TIMESTAMPTZ(3),
    "completedAt" TIMESTAMPTZ(3),
    "userId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CampaignInvite_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Campaign_createdAt_id_idx" ON "Campaign"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "CampaignInvite_tokenHash_key" ON "CampaignInvite"("tokenHash");

-- CreateIndex
CREATE INDEX "CampaignInvite_campaignId_createdAt_id_idx" ON "CampaignInvite"("campaignId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "CampaignInvite_userId_idx" ON "CampaignInvite"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "CampaignInvite_campaignId_email_key" ON "CampaignInvite"("campaignId", "email");

-- AddForeignKey
ALTER TABLE "CampaignInvite" ADD CONSTRAINT "CampaignInvite_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CampaignInvite" ADD CONSTRAINT "CampaignInvite_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What was sent has a link, and ends.
ALTER TABLE "CampaignInvite" ADD CONSTRAINT "CampaignInvite_sent_check"
  CHECK (("sentAt" IS NULL) = ("tokenHash" IS NULL) AND ("sentAt" IS NULL) = ("expiresAt" IS NULL));
