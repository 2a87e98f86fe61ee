-- An Admin's feedback is counted to ten thousand without a look into the table, past what is theirs or about them.
CREATE INDEX "Review_admins_read_idx" ON "Review" ("workspaceId", "createdAt" DESC, id DESC) INCLUDE ("creatorId", "subjectId")
WHERE "seenByAdmins" AND status <> 'DRAFT';
DROP INDEX "Review_admins_idx";
