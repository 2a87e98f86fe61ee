-- A response knows its owner in exactly one way: a named one by its assignee, an anonymous one by a hash.
ALTER TABLE "Response" ADD CONSTRAINT "Response_one_owner" CHECK (("assigneeId" IS NULL) <> ("ownerHash" IS NULL));

-- Only anonymous reviews have a key, and none outlives the close.
ALTER TABLE "Review" ADD CONSTRAINT "Review_key_while_open"
  CHECK ("responseKey" IS NULL OR (anonymity = 'ANONYMOUS' AND status IN ('ACTIVE', 'INACTIVE')));

-- The kept counts can be neither negative nor more than were asked.
ALTER TABLE "Review" ADD CONSTRAINT "Review_counts" CHECK ("answeredCount" >= 0 AND "answeredCount" <= "askedCount");

-- Whoever is asked from outside has no place in the workspace, and the other way round.
ALTER TABLE "ReviewAssignee" ADD CONSTRAINT "ReviewAssignee_inside_or_outside"
  CHECK (("memberId" IS NULL) = (relationship = 'EXTERNAL'));

-- Addresses are compared as they are stored.
ALTER TABLE "User" ADD CONSTRAINT "User_email_lower_case" CHECK (email = lower(email));
ALTER TABLE "ExternalReviewer" ADD CONSTRAINT "ExternalReviewer_email_lower_case" CHECK (email = lower(email));
