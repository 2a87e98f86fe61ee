-- AlterTable
ALTER TABLE "Question" ADD COLUMN     "isMultiple" BOOLEAN NOT NULL DEFAULT true;
