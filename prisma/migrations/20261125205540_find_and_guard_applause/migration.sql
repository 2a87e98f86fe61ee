ALTER TABLE "Applause"
  ADD CONSTRAINT "Applause_words_check" CHECK ((words = '') = ("deletedAt" IS NOT NULL)),
  ADD CONSTRAINT "Applause_manager_check" CHECK (NOT ("isPublic" AND "toManager"));

-- Its entries are not gathered up to be put in order later: a search would read all that was gathered.
CREATE INDEX "Applause_words_idx" ON "Applause" USING gin (triples_of("workspaceId", words)) WITH (fastupdate = off)
WHERE "deletedAt" IS NULL;
