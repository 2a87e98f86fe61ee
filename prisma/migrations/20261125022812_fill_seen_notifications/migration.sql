-- What was read was seen. What was not read stays counted at the bell, as before.
UPDATE "Notification" SET "seenAt" = "readAt" WHERE "readAt" IS NOT NULL;
