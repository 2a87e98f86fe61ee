-- CreateEnum
CREATE TYPE "NotificationChannel" AS ENUM ('PRODUCT', 'MAIL');

-- CreateEnum
CREATE TYPE "Delivery" AS ENUM ('AT_ONCE', 'DIGEST', 'OFF');

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "digestHour" INTEGER NOT NULL DEFAULT 9,
ADD COLUMN     "quietFrom" VARCHAR(5),
ADD COLUMN     "quietUntil" VARCHAR(5);

-- AlterTable
ALTER TABLE "EmailVerification" ADD COLUMN     "email" VARCHAR(254);

-- AlterTable
ALTER TABLE "Notification" ADD COLUMN     "createdById" UUID,
ADD COLUMN     "digestAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "UserSession" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "device" VARCHAR(100) NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "UserSession_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NotificationPreference" (
    "workspaceId" UUID NOT NULL,
    "memberId" UUID NOT NULL,
    "type" "NotificationType" NOT NULL,
    "channel" "NotificationChannel" NOT NULL,
    "delivery" "Delivery" NOT NULL,

    CONSTRAINT "NotificationPreference_pkey" PRIMARY KEY ("memberId","type","channel")
);

-- CreateTable
CREATE TABLE "BouncedAddress" (
    "email" VARCHAR(254) NOT NULL,
    "reason" VARCHAR(500) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "BouncedAddress_pkey" PRIMARY KEY ("email")
);

-- CreateIndex
CREATE INDEX "UserSession_userId_endedAt_usedAt_idx" ON "UserSession"("userId", "endedAt", "usedAt" DESC);

-- CreateIndex
CREATE INDEX "UserSession_usedAt_idx" ON "UserSession"("usedAt");

-- CreateIndex
CREATE INDEX "NotificationPreference_workspaceId_idx" ON "NotificationPreference"("workspaceId");

-- CreateIndex
CREATE INDEX "Notification_createdById_idx" ON "Notification"("createdById");

-- AddForeignKey
ALTER TABLE "UserSession" ADD CONSTRAINT "UserSession_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "Member"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NotificationPreference" ADD CONSTRAINT "NotificationPreference_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NotificationPreference" ADD CONSTRAINT "NotificationPreference_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;
