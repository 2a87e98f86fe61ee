-- A new kind of activity is no migration: the product checks what it writes.
ALTER TABLE "Activity" ALTER COLUMN "type" TYPE TEXT USING "type"::TEXT;

DROP TYPE "ActivityType";
