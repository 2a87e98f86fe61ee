-- An invitation that waits offers the title which the newest row about it had. Those that were taken back count no more.
UPDATE "Invitation" v SET "jobTitle" = t.title
FROM (
  SELECT DISTINCT ON (r."invitationId") r."invitationId", btrim(r.cells[array_position(i.columns, 'jobTitle')]) AS title
  FROM "PeopleImportRow" r JOIN "PeopleImport" i ON i.id = r."importId"
  WHERE r."invitationId" IS NOT NULL AND r.status = 'DONE'
    AND length(btrim(r.cells[array_position(i.columns, 'jobTitle')])) BETWEEN 1 AND 100
  ORDER BY r."invitationId", i."createdAt" DESC
) t
WHERE v.id = t."invitationId" AND v.status = 'PENDING';
