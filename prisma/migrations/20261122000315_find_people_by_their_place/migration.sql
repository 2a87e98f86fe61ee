-- AlterTable
ALTER TABLE "Member" ADD COLUMN     "findName" TEXT NOT NULL DEFAULT '';

-- What people are found by stands with their place, where one index has the whole workspace in order; joining everybody's
-- account to find twenty names grew with the workspace.
CREATE FUNCTION name_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT lower(' ' || u."firstName" || ' ' || u."lastName" || ' ' || u.email) INTO NEW."findName"
  FROM "User" u WHERE u.id = NEW."userId";
  RETURN NEW;
END $$;
CREATE TRIGGER "Member_named" BEFORE INSERT OR UPDATE OF "userId", "findName" ON "Member"
  FOR EACH ROW EXECUTE FUNCTION name_place();

CREATE FUNCTION rename_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Member" SET "findName" = '' WHERE "userId" = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER "User_renamed" AFTER UPDATE OF "firstName", "lastName", email ON "User"
  FOR EACH ROW WHEN ((OLD."firstName", OLD."lastName", OLD.email) IS DISTINCT FROM (NEW."firstName", NEW."lastName", NEW.email))
  EXECUTE FUNCTION rename_places();

UPDATE "Member" SET "findName" = '';

-- CreateIndex
CREATE INDEX "Member_workspaceId_status_findName_id_idx" ON "Member"("workspaceId", "status", "findName", "id");
