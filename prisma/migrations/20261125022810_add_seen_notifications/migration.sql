-- AlterTable
ALTER TABLE "Notification" ADD COLUMN     "seenAt" TIMESTAMPTZ(3);
