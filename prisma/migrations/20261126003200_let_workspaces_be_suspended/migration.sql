-- AlterTable
ALTER TABLE "Workspace" ADD COLUMN     "activeAt" TIMESTAMPTZ(3),
ADD COLUMN     "suspendedAt" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "Workspace_createdAt_id_idx" ON "Workspace"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Workspace_activeAt_idx" ON "Workspace"("activeAt");

-- Super admins find workspaces by how their name or address begins.
CREATE INDEX "Workspace_name_begins_idx" ON "Workspace" (lower(name) text_pattern_ops);
CREATE INDEX "Workspace_slug_begins_idx" ON "Workspace" (slug text_pattern_ops);
CREATE INDEX "Workspace_suspended_idx" ON "Workspace" ("suspendedAt") WHERE "suspendedAt" IS NOT NULL;
