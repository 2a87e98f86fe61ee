-- AlterTable
ALTER TABLE "Invitation" ADD COLUMN     "jobTitle" VARCHAR(100) NOT NULL DEFAULT '';
