-- The newest line of its feeds is the best that is known of the time before.
UPDATE "Workspace" w SET "activeAt" = (SELECT max(a."createdAt") FROM "Activity" a WHERE a."workspaceId" = w.id);
