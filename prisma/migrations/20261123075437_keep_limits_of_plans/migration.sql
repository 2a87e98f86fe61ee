-- AlterTable
ALTER TABLE "Plan" ADD COLUMN     "aiRequestsPerDay" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "aiTokensPerDay" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "applausePerPersonAndMonth" INTEGER,
ADD COLUMN     "externalsPerReview" INTEGER NOT NULL DEFAULT 0;
