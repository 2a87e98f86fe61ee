-- AlterTable
ALTER TABLE "Review" ADD COLUMN     "releaseNote" VARCHAR(2000);

-- AlterTable
ALTER TABLE "SharedReview" ADD COLUMN     "sharedById" UUID;

-- CreateIndex
CREATE INDEX "SharedReview_sharedById_idx" ON "SharedReview"("sharedById");

-- AddForeignKey
ALTER TABLE "SharedReview" ADD CONSTRAINT "SharedReview_sharedById_fkey" FOREIGN KEY ("sharedById") REFERENCES "Member"("id") ON DELETE SET NULL ON UPDATE CASCADE;
