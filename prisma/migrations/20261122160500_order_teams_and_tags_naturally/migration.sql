-- "Team 2" comes before "Team 10", "apprentices" and "Éclair" among the others and not after Z: every list of teams and of
-- tags asks for their names in the order of the column, and the unique index of each is in that order, too. A PostgreSQL
-- that was built without ICU keeps the order of its database.
DO $$ BEGIN
  CREATE COLLATION "natural_order" (provider = icu, locale = 'und-u-kn-true');
  ALTER TABLE "Team" ALTER COLUMN name TYPE varchar(100) COLLATE "natural_order";
  ALTER TABLE "Tag" ALTER COLUMN name TYPE varchar(50) COLLATE "natural_order";
EXCEPTION WHEN feature_not_supported THEN RAISE NOTICE 'Without ICU, teams and tags keep the order of the database: %', SQLERRM;
END $$;

-- Small letters are made as the database makes them of any other text, so that a word and the tag of that word stay equal.
DROP INDEX "Tag_word_key";
CREATE UNIQUE INDEX "Tag_word_key" ON "Tag" ("workspaceId", lower(name COLLATE "default"));
