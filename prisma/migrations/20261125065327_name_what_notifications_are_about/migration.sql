-- AlterTable
ALTER TABLE "Notification" ADD COLUMN     "objectId" UUID;
