-- What closes next stands on top, then what has no end, then what is over: one number, so that an index has that order.
-- Sorting all that Admins may read grew with the workspace.
CREATE FUNCTION closing_order(status "ReviewStatus", "closesAt" timestamptz) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN status <> 'ACTIVE' THEN 18000000000000000
  WHEN "closesAt" IS NULL THEN 9000000000000000
  ELSE (extract(epoch FROM "closesAt" - timestamptz '1970-01-01 00:00:00+00') * 1000)::bigint
END;
CREATE INDEX "Review_admins_closing_idx" ON "Review" ("workspaceId", closing_order(status, "closesAt"), id)
WHERE "seenByAdmins" AND status <> 'DRAFT';

-- Every three letters that stand side by side, and the workspace: whatever holds some words holds all of theirs. It is the
-- idea of pg_trgm, which a database need not have, with each workspace by itself. What it costs is said so that it is never
-- taken of row after row.
CREATE FUNCTION triples_of(workspace uuid, words text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000
RETURN ARRAY(SELECT DISTINCT substr(lower(words), at, 3) FROM generate_series(1, length(words) - 2) at) || workspace::text;

-- Its entries are not gathered up to be put in order later: a search would read all that was gathered.
CREATE INDEX "Review_admins_words_idx" ON "Review" USING gin (triples_of("workspaceId", title)) WITH (fastupdate = off)
WHERE "seenByAdmins" AND status <> 'DRAFT';
