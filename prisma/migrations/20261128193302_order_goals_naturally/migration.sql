-- "Objective 2" comes before "Objective 10", as teams and tags do: whatever lists goals by title asks for the order of this
-- column, and its indexes are in that order, too. A PostgreSQL that was built without ICU keeps the order of its database.
DROP INDEX "Goal_words_idx";

DO $$ BEGIN
  IF to_regcollation('natural_order') IS NULL THEN
    RAISE NOTICE 'Without ICU, goals keep the order of the database.';
  ELSE
    ALTER TABLE "Goal" ALTER COLUMN title TYPE varchar(120) COLLATE "natural_order";
  END IF;
END $$;

-- Small letters are made as the database makes them of what somebody types to find a goal.
CREATE INDEX "Goal_words_idx" ON "Goal" USING gin (triples_of("workspaceId", title COLLATE "default")) WITH (fastupdate = off);
