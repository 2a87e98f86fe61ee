-- Closing an account ends its places, so that the place alone tells who is here.
CREATE FUNCTION end_places_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Member" SET status = 'DEACTIVATED', "deactivatedAt" = now() WHERE "userId" = NEW.id AND status = 'ACTIVE';
  RETURN NULL;
END $$;
CREATE TRIGGER "User_ends_places" AFTER UPDATE OF status ON "User"
  FOR EACH ROW WHEN (NEW.status <> 'ACTIVE') EXECUTE FUNCTION end_places_of_account();

UPDATE "Member" m SET status = 'DEACTIVATED', "deactivatedAt" = now()
FROM "User" u WHERE u.id = m."userId" AND u.status <> 'ACTIVE' AND m.status = 'ACTIVE';

-- What Admins may read, by title.
CREATE INDEX "Review_admins_title_idx" ON "Review" ("workspaceId", lower(title), id) WHERE "seenByAdmins" AND status <> 'DRAFT';

-- Those who lead a team are few among its people, and asked for by every list of teams and by every permission of theirs.
CREATE INDEX "TeamMember_managers_idx" ON "TeamMember" ("teamId", "memberId") WHERE "isManager";
