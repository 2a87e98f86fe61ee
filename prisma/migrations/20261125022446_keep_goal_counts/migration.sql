ALTER TABLE "Goal"
  ADD CONSTRAINT "Goal_progress_check" CHECK (progress BETWEEN 0 AND 100),
  ADD CONSTRAINT "Goal_days_check" CHECK ("endsOn" > "startsOn"),
  ADD CONSTRAINT "Goal_parent_check" CHECK ("parentId" <> id),
  ADD CONSTRAINT "Goal_completed_check" CHECK ((status = 'Completed') = ("completedAt" IS NOT NULL));
ALTER TABLE "KeyResult" ADD CONSTRAINT "KeyResult_weight_check" CHECK (weight BETWEEN 0 AND 100);

-- Each order of the list, for the goals it shows; those that are archived have a list of their own.
CREATE INDEX "Goal_changedAt_idx" ON "Goal" ("workspaceId", "changedAt" DESC, id DESC) WHERE "archivedAt" IS NULL;
CREATE INDEX "Goal_endsOn_idx" ON "Goal" ("workspaceId", "endsOn", id) WHERE "archivedAt" IS NULL;
CREATE INDEX "Goal_title_idx" ON "Goal" ("workspaceId", title, id) WHERE "archivedAt" IS NULL;
CREATE INDEX "Goal_progress_idx" ON "Goal" ("workspaceId", progress, id) WHERE "archivedAt" IS NULL;
CREATE INDEX "Goal_archived_idx" ON "Goal" ("workspaceId", "changedAt" DESC, id DESC) WHERE "archivedAt" IS NOT NULL;

-- The open goals whose end has passed are few, and looked for every few minutes.
CREATE INDEX "Goal_open_endsOn_idx" ON "Goal" ("endsOn") WHERE "archivedAt" IS NULL AND status IN ('OnTrack', 'AtRisk');

-- What is private is counted one by one for those who may see it.
CREATE INDEX "Goal_private_idx" ON "Goal" ("workspaceId", status) WHERE "archivedAt" IS NULL AND visibility = 'PRIVATE' AND type <> 'Self';

CREATE FUNCTION count_new_goals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "GoalCount" ("workspaceId", type, status, visibility, count)
  SELECT "workspaceId", type, status, visibility, count(*) FROM added WHERE "archivedAt" IS NULL
  GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT ("workspaceId", type, status, visibility) DO UPDATE SET count = "GoalCount".count + EXCLUDED.count;
  RETURN NULL;
END $$;

-- Only rows that are there are changed, so that a workspace may go with its goals.
CREATE FUNCTION count_gone_goals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "GoalCount" c SET count = c.count - g.count
  FROM (SELECT "workspaceId", type, status, visibility, count(*) AS count FROM removed WHERE "archivedAt" IS NULL
        GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4) g
  WHERE (c."workspaceId", c.type, c.status, c.visibility) = (g."workspaceId", g.type, g.status, g.visibility);
  RETURN NULL;
END $$;

CREATE FUNCTION count_changed_goals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "GoalCount" ("workspaceId", type, status, visibility, count)
  SELECT "workspaceId", type, status, visibility, sum(one) FROM (
    SELECT "workspaceId", type, status, visibility, 1 AS one FROM added WHERE "archivedAt" IS NULL
    UNION ALL SELECT "workspaceId", type, status, visibility, -1 FROM removed WHERE "archivedAt" IS NULL) changed
  GROUP BY 1, 2, 3, 4 HAVING sum(one) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT ("workspaceId", type, status, visibility) DO UPDATE SET count = "GoalCount".count + EXCLUDED.count;
  RETURN NULL;
END $$;

CREATE TRIGGER goals_added AFTER INSERT ON "Goal" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_new_goals();
CREATE TRIGGER goals_removed AFTER DELETE ON "Goal" REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_gone_goals();
CREATE TRIGGER goals_changed AFTER UPDATE ON "Goal" REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_goals();
