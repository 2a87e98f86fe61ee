-- AlterTable
ALTER TABLE "Review" ADD COLUMN     "takenFromId" UUID;

-- CreateIndex
CREATE INDEX "Review_takenFromId_idx" ON "Review"("takenFromId");

-- AddForeignKey
ALTER TABLE "Review" ADD CONSTRAINT "Review_takenFromId_fkey" FOREIGN KEY ("takenFromId") REFERENCES "Member"("id") ON DELETE SET NULL ON UPDATE CASCADE;
