-- AlterTable
ALTER TABLE "ReviewAssignee" ADD COLUMN     "isUnasked" BOOLEAN NOT NULL DEFAULT false;
