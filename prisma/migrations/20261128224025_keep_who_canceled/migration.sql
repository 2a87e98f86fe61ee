-- AlterTable
ALTER TABLE "Meeting" ADD COLUMN     "canceledById" UUID;

-- AddForeignKey
ALTER TABLE "Meeting" ADD CONSTRAINT "Meeting_canceledById_fkey" FOREIGN KEY ("canceledById") REFERENCES "Member"("id") ON DELETE SET NULL ON UPDATE CASCADE;
