-- AlterTable
ALTER TABLE "PeopleImport" ADD COLUMN     "managers" JSONB NOT NULL DEFAULT '{}';
