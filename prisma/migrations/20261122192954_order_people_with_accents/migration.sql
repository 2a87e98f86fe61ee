-- "Émile" comes before "Zoe", as teams and tags do: whatever lists people asks for them in the order of these columns, and
-- the indexes of places are in that order, too. A PostgreSQL that was built without ICU keeps the order of its database.
-- What watches a column must step aside while its order changes.
DROP TRIGGER "Member_named" ON "Member";
DROP TRIGGER "User_renamed" ON "User";
DROP TRIGGER "User_renames_in_feeds" ON "User";

DO $$ BEGIN
  IF to_regcollation('natural_order') IS NULL THEN
    RAISE NOTICE 'Without ICU, people keep the order of the database.';
  ELSE
    ALTER TABLE "User"
      ALTER COLUMN "firstName" TYPE varchar(100) COLLATE "natural_order",
      ALTER COLUMN "lastName" TYPE varchar(100) COLLATE "natural_order";
    ALTER TABLE "Member"
      ALTER COLUMN "findName" TYPE text COLLATE "natural_order",
      ALTER COLUMN "surnameFirst" TYPE text[] COLLATE "natural_order";
    ALTER TABLE "ExternalReviewer" ALTER COLUMN name TYPE varchar(100) COLLATE "natural_order";
  END IF;
END $$;

-- Small letters are made as the database makes them of what somebody types to find a name.
CREATE OR REPLACE FUNCTION name_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT lower((' ' || u."firstName" || ' ' || u."lastName" || ' ' || u.email) COLLATE "default"),
         ARRAY[lower(u."lastName" COLLATE "default"), lower(u."firstName" COLLATE "default")]
  INTO NEW."findName", NEW."surnameFirst"
  FROM "User" u WHERE u.id = NEW."userId";
  RETURN NEW;
END $$;

CREATE TRIGGER "Member_named" BEFORE INSERT OR UPDATE OF "userId", "findName" ON "Member"
  FOR EACH ROW EXECUTE FUNCTION name_place();
CREATE TRIGGER "User_renamed" AFTER UPDATE OF "firstName", "lastName", email ON "User"
  FOR EACH ROW WHEN ((OLD."firstName", OLD."lastName", OLD.email) IS DISTINCT FROM (NEW."firstName", NEW."lastName", NEW.email))
  EXECUTE FUNCTION rename_places();
CREATE TRIGGER "User_renames_in_feeds" AFTER UPDATE OF "firstName", "lastName" ON "User"
  FOR EACH ROW WHEN ((OLD."firstName", OLD."lastName") IS DISTINCT FROM (NEW."firstName", NEW."lastName"))
  EXECUTE FUNCTION rename_in_feeds();
