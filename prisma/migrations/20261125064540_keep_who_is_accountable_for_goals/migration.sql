-- Reports count thousands of goals by person and team; looked up goal by goal, that grew with the workspace.
ALTER TABLE "Goal" ADD COLUMN "accountableId" UUID;

CREATE FUNCTION accountable_for(goal uuid, creator uuid) RETURNS uuid LANGUAGE sql STABLE
RETURN COALESCE((SELECT a."memberId" FROM "GoalAssignee" a WHERE a."goalId" = goal ORDER BY a."memberId" LIMIT 1), creator);

UPDATE "Goal" SET "accountableId" = accountable_for(id, "creatorId");

CREATE FUNCTION keep_accountable_of_goal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."accountableId" := accountable_for(NEW.id, NEW."creatorId");
  RETURN NEW;
END $$;
CREATE TRIGGER "Goal_accountable" BEFORE INSERT OR UPDATE OF "creatorId" ON "Goal"
FOR EACH ROW EXECUTE FUNCTION keep_accountable_of_goal();

CREATE FUNCTION keep_accountable_of_assignees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Goal" g SET "accountableId" = accountable_for(g.id, g."creatorId")
  FROM (SELECT DISTINCT "goalId" FROM changed) c
  WHERE g.id = c."goalId" AND g."accountableId" IS DISTINCT FROM accountable_for(g.id, g."creatorId");
  RETURN NULL;
END $$;
CREATE TRIGGER "GoalAssignee_accountable_added" AFTER INSERT ON "GoalAssignee" REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION keep_accountable_of_assignees();
CREATE TRIGGER "GoalAssignee_accountable_changed" AFTER UPDATE ON "GoalAssignee" REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION keep_accountable_of_assignees();
CREATE TRIGGER "GoalAssignee_accountable_removed" AFTER DELETE ON "GoalAssignee" REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION keep_accountable_of_assignees();

-- Finds words of a title in a large workspace.
CREATE INDEX "Goal_words_idx" ON "Goal" USING gin (triples_of("workspaceId", title)) WITH (fastupdate = off);
