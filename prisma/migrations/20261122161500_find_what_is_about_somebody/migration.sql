-- What is about somebody and theirs to read, the newest first. Most that is about a person they never see.
CREATE INDEX "Review_subjects_idx" ON "Review" ("workspaceId", "subjectId", "createdAt" DESC, id DESC)
WHERE "seenBySubject" AND (status IN ('RELEASED', 'ACKNOWLEDGED') OR ("releaseMode" = 'AT_ONCE' AND status <> 'DRAFT'));
