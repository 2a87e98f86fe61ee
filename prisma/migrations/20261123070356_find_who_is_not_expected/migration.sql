-- Those on a list who are not expected to answer like the others: they opted out, are not asked yet, or were given more
-- time. They are few, so that the figures of a workspace can take them off its counts without a look at everybody asked.
CREATE INDEX "ReviewAssignee_apart_idx" ON "ReviewAssignee" ("workspaceId", "createdAt") INCLUDE ("reviewId", status, "isUnasked", "closesAt")
WHERE "removedAt" IS NULL AND (status = 'OPTED_OUT' OR "isUnasked" OR "closesAt" IS NOT NULL);
