-- What was counted stays true while an import waits for its payment.
ALTER TABLE "PeopleImport" DROP CONSTRAINT "PeopleImport_counted_while_checking",
  ADD CONSTRAINT "PeopleImport_counted_while_checking"
  CHECK ("checkedCounts" IS NULL OR status IN ('CHECKING', 'WAITING'));
