-- AlterTable
ALTER TABLE "TeamMember" ADD COLUMN     "readFrom" TIMESTAMPTZ(3);
