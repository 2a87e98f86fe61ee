-- The morning looks for the action items of a day, whatever goal they belong to.
CREATE INDEX "GoalItem_due_idx" ON "GoalItem" ("dueOn") WHERE "doneAt" IS NULL;
