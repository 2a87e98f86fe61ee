-- A new kind of notification is no migration: the product checks what it writes.
ALTER TABLE "Notification" ALTER COLUMN "type" TYPE TEXT USING "type"::TEXT;

ALTER TABLE "NotificationPreference" ALTER COLUMN "type" TYPE TEXT USING "type"::TEXT;

DROP TYPE "NotificationType";
