-- Every page about one thing asks whether somebody's unread notifications lead to it, however many others are unread.
CREATE INDEX "Notification_unread_link_idx" ON "Notification" ("memberId", split_part(link, '?', 1)) WHERE "readAt" IS NULL;
