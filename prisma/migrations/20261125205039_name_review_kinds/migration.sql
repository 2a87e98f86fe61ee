-- CreateEnum
CREATE TYPE "ReviewKind" AS ENUM ('FORM', 'QUICK', 'NOTE');

-- AlterEnum
ALTER TYPE "AssigneeStatus" ADD VALUE 'GIVEN';

-- AlterTable
ALTER TABLE "Review" ADD COLUMN     "kind" "ReviewKind" NOT NULL DEFAULT 'FORM';
