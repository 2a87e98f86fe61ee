-- A new feature that can be switched off is no migration: the product checks what it writes.
ALTER TABLE "Workspace" ALTER COLUMN "withoutFeatures" TYPE TEXT[] USING "withoutFeatures"::TEXT[];

DROP TYPE "WorkspaceFeature";
