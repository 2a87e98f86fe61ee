DELETE FROM "ReviewExport" WHERE "format" = 'PDF';

-- AlterEnum
CREATE TYPE "ExportFormat_new" AS ENUM ('CSV_LONG', 'CSV_WIDE');
ALTER TABLE "ReviewExport" ALTER COLUMN "format" TYPE "ExportFormat_new" USING ("format"::text::"ExportFormat_new");
ALTER TYPE "ExportFormat" RENAME TO "ExportFormat_old";
ALTER TYPE "ExportFormat_new" RENAME TO "ExportFormat";
DROP TYPE "ExportFormat_old";
