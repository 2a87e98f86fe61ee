-- The morning mail looks for what is due on a day in every workspace.
CREATE INDEX "OneOnOneItem_due_idx" ON "OneOnOneItem" ("dueOn") WHERE "doneAt" IS NULL;
CREATE INDEX "FollowUpItem_due_idx" ON "FollowUpItem" ("dueOn") WHERE "doneAt" IS NULL;
