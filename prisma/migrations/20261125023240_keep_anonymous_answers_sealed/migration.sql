-- AlterTable
ALTER TABLE "Response" ADD COLUMN     "sealedAnswers" BYTEA;
