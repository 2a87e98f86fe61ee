-- Home reads a person's open items by the day they are due.
CREATE INDEX "FollowUpItem_open_idx" ON "FollowUpItem" ("ownerId", "dueOn", "createdAt") WHERE "doneAt" IS NULL;
