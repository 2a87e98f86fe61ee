-- The link of a notification leads to what it is about; a comment is named by its key.
UPDATE "Notification" SET "objectId" = substring(link FROM '^/feedback/(?:id|edit|preview|shared)/([0-9a-f-]{36})')::uuid
WHERE type = 'Review' AND link ~ '^/feedback/(id|edit|preview|shared)/[0-9a-f-]{36}';
UPDATE "Notification" SET "objectId" = substring(link FROM '^/goals/([0-9a-f-]{36})/detail')::uuid
WHERE type = 'Goal' AND link ~ '^/goals/[0-9a-f-]{36}/detail';
UPDATE "Notification" SET "objectId" = substring(key FROM '^goal[.]commented:([0-9a-f-]{36})$')::uuid
WHERE type = 'Goal_Comment' AND key ~ '^goal[.]commented:[0-9a-f-]{36}$';
