-- AlterTable
ALTER TABLE "Subscription" ADD COLUMN     "failedTries" INTEGER;
