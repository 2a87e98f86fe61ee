-- AlterEnum
ALTER TYPE "ImportStatus" ADD VALUE 'LISTING' BEFORE 'CHECKING';

-- AlterTable
ALTER TABLE "PeopleImport" ADD COLUMN     "cursor" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "PeopleImportRow" ADD COLUMN     "isChosen" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "isGuest" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "pictureUrl" VARCHAR(1000) NOT NULL DEFAULT '',
ADD COLUMN     "slackId" VARCHAR(50) NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "PeopleImportRow_invitationId_idx" ON "PeopleImportRow"("invitationId");
