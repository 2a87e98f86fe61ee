-- AlterTable
ALTER TABLE "Subscription" ADD COLUMN     "failedAmount" INTEGER,
ADD COLUMN     "failedAt" TIMESTAMPTZ(3),
ADD COLUMN     "failure" VARCHAR(250);
