-- A report counts the places of people alone: what it asks of the meeting is kept beside each, by the database.
ALTER TABLE "MeetingAttendee" ADD COLUMN "kind" "MeetingKind", ADD COLUMN "isCompleted" BOOLEAN NOT NULL DEFAULT false;

CREATE FUNCTION keep_meeting_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT m.kind, m."completedAt" IS NOT NULL INTO NEW.kind, NEW."isCompleted" FROM "Meeting" m WHERE m.id = NEW."meetingId";
  RETURN NEW;
END $$;
CREATE TRIGGER "MeetingAttendee_keep" BEFORE INSERT ON "MeetingAttendee" FOR EACH ROW EXECUTE FUNCTION keep_meeting_place();

CREATE FUNCTION keep_meeting_completion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "MeetingAttendee" SET "isCompleted" = NEW."completedAt" IS NOT NULL WHERE "meetingId" = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER "Meeting_keep_completion" AFTER UPDATE OF "completedAt" ON "Meeting" FOR EACH ROW
  WHEN ((OLD."completedAt" IS NULL) <> (NEW."completedAt" IS NULL)) EXECUTE FUNCTION keep_meeting_completion();
