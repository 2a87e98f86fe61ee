-- A line of a feed begins with the name of whoever did it. Who is called otherwise later, or nobody any more, is in every
-- line of theirs: no former name outlives an account.
CREATE FUNCTION rename_in_feeds() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former text := trim(OLD."firstName" || ' ' || OLD."lastName");
  present text := trim(NEW."firstName" || ' ' || NEW."lastName");
BEGIN
  UPDATE "Activity" SET title = left(present || substr(title, length(former) + 1), 500)
  WHERE "createdById" IN (SELECT id FROM "Member" WHERE "userId" = NEW.id) AND starts_with(title, former || ' ');
  RETURN NULL;
END $$;
CREATE TRIGGER "User_renames_in_feeds" AFTER UPDATE OF "firstName", "lastName" ON "User"
  FOR EACH ROW WHEN ((OLD."firstName", OLD."lastName") IS DISTINCT FROM (NEW."firstName", NEW."lastName"))
  EXECUTE FUNCTION rename_in_feeds();
