-- AlterTable
ALTER TABLE "PeopleImport" ADD COLUMN     "checkedCounts" JSONB,
ADD COLUMN     "namedTags" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "namedTeams" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- Once an import has begun its rows change one by one, and what was counted before says nothing.
ALTER TABLE "PeopleImport" ADD CONSTRAINT "PeopleImport_counted_while_checking"
  CHECK ("checkedCounts" IS NULL OR status = 'CHECKING');

-- Lists that wait already are asked for new teams and tags, too.
WITH named AS (
  SELECT DISTINCT ON (i.id, field, lower(name)) i.id, field, name
  FROM "PeopleImport" i JOIN "PeopleImportRow" r ON r."importId" = i.id AND r.status = 'READY' AND r.action <> 'NOTHING',
       unnest(ARRAY['teams', 'manages', 'tags']) field,
       regexp_split_to_table(r.cells[array_position(i.columns, field)], '[;,|\n\r]') part,
       trim(regexp_replace(part, '\s+', ' ', 'g')) name
  WHERE i.status = 'CHECKING' AND name <> ''
  ORDER BY i.id, field, lower(name), r.number)
UPDATE "PeopleImport" i SET
  "namedTeams" = ARRAY(SELECT DISTINCT ON (lower(name)) name FROM named n WHERE n.id = i.id AND n.field <> 'tags' ORDER BY lower(name)),
  "namedTags" = ARRAY(SELECT name FROM named n WHERE n.id = i.id AND n.field = 'tags')
WHERE i.status = 'CHECKING';
