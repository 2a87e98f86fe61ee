-- The goals another can lie under are offered by type and title.
CREATE INDEX "Goal_parent_choice_idx" ON "Goal" ("workspaceId", type, title, id)
  WHERE "archivedAt" IS NULL AND status NOT IN ('Completed', 'Abandoned');
