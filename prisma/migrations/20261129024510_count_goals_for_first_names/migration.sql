-- Screens name assignees in the order of their names, so a report counts a goal for the first of these.
CREATE OR REPLACE FUNCTION accountable_for(goal uuid, creator uuid) RETURNS uuid LANGUAGE sql STABLE
RETURN COALESCE((
  SELECT m.id FROM "GoalAssignee" a JOIN "Member" m ON m.id = a."memberId" WHERE a."goalId" = goal
  ORDER BY m."findName", m.id LIMIT 1), creator);

UPDATE "Goal" SET "accountableId" = accountable_for(id, "creatorId")
WHERE "accountableId" IS DISTINCT FROM accountable_for(id, "creatorId");

CREATE FUNCTION keep_accountable_of_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Goal" g SET "accountableId" = accountable_for(g.id, g."creatorId")
  FROM "GoalAssignee" a
  WHERE a."memberId" = NEW.id AND g.id = a."goalId" AND g."accountableId" IS DISTINCT FROM accountable_for(g.id, g."creatorId");
  RETURN NULL;
END $$;
CREATE TRIGGER "Member_renamed_accountable" AFTER UPDATE OF "findName" ON "Member"
FOR EACH ROW WHEN (OLD."findName" IS DISTINCT FROM NEW."findName") EXECUTE FUNCTION keep_accountable_of_renamed();
