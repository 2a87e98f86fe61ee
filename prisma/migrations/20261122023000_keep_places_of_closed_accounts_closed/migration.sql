-- The place alone tells who is here, so it closes with its account whichever of the two is written last: who opens a place
-- holds the account, waits for one that is being closed, and follows it.
CREATE FUNCTION follow_closed_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE account "PersonStatus";
BEGIN
  SELECT status INTO account FROM "User" WHERE id = NEW."userId" FOR NO KEY UPDATE;
  IF account <> 'ACTIVE' THEN
    NEW.status := 'DEACTIVATED';
    NEW."deactivatedAt" := COALESCE(NEW."deactivatedAt", now());
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "Member_follows_account" BEFORE INSERT OR UPDATE OF status, "userId" ON "Member"
  FOR EACH ROW WHEN (NEW.status = 'ACTIVE') EXECUTE FUNCTION follow_closed_account();

UPDATE "Member" m SET status = 'DEACTIVATED', "deactivatedAt" = now()
FROM "User" u WHERE u.id = m."userId" AND u.status <> 'ACTIVE' AND m.status = 'ACTIVE';
