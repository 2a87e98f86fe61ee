-- AlterTable
ALTER TABLE "Integration" ADD COLUMN     "channel" VARCHAR(300);
