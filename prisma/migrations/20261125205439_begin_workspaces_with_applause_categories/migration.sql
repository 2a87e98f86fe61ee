-- One name is one category, whatever its capitals; a retired one keeps its name, as it can be restored.
CREATE UNIQUE INDEX "ApplauseCategory_name_key" ON "ApplauseCategory" ("workspaceId", lower(name));

CREATE FUNCTION add_applause_categories(workspaces uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "ApplauseCategory" ("workspaceId", name, position)
  SELECT w.id, c.name, c.position - 1 FROM unnest(workspaces) w(id),
    unnest(ARRAY['Teamwork', 'Ownership', 'Customer First', 'Innovation', 'Leadership', 'Learning', 'Quality', 'Helping Hand'])
      WITH ORDINALITY c(name, position)
$$;

-- A workspace begins in several ways, and each of them with the usual categories.
CREATE FUNCTION begin_with_applause_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_applause_categories(ARRAY(SELECT id FROM added));
  RETURN NULL;
END $$;

CREATE TRIGGER "Workspace_applause_categories" AFTER INSERT ON "Workspace"
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION begin_with_applause_categories();

SELECT add_applause_categories(ARRAY(SELECT id FROM "Workspace"));
