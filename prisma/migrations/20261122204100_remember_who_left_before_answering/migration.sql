-- AlterTable
ALTER TABLE "ReviewAssignee" ADD COLUMN     "leftAt" TIMESTAMPTZ(3);
