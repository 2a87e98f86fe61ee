-- Emptying a table removes its lines without asking for each, so it is refused for the table as a whole.
CREATE FUNCTION refuse_audit_emptying() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is append-only.';
END $$;
CREATE TRIGGER "AuditEntry_never_emptied" BEFORE TRUNCATE ON "AuditEntry"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_emptying();
