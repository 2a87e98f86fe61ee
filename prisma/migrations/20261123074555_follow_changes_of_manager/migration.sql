-- AlterTable
ALTER TABLE "ReviewAssignee" ADD COLUMN     "formerRelationship" "Relationship",
ADD COLUMN     "relievedAt" TIMESTAMPTZ(3);
