-- Series that were mailed as events of Google stay known by them. Other meetings keep the entries they were mailed as.
INSERT INTO "SeriesRule" (id, "workspaceId", "seriesId", frequency, "monthlyOn", "firstOn", "startTime", "durationMinutes", "timeZone")
SELECT id, "workspaceId", "seriesId",
  (CASE WHEN rule LIKE 'FREQ=DAILY%' THEN 'Daily' WHEN rule LIKE 'FREQ=WEEKLY;INTERVAL=2%' THEN 'Bi_Weekly'
    WHEN rule LIKE 'FREQ=WEEKLY%' THEN 'Weekly' ELSE 'Monthly' END)::"MeetingFrequency",
  (CASE WHEN rule LIKE '%BYDAY=1%' THEN 'START_WEEK_OF_MONTH' WHEN rule LIKE '%BYDAY=-1%' THEN 'END_WEEK_OF_MONTH'
    ELSE 'DAY_OF_MONTH' END)::"MonthlyOn",
  -- The 31st is counted from January, because the event may begin in a shorter month.
  CASE WHEN rule LIKE '%BYSETPOS=-1%'
    THEN date_trunc('year', "firstOn")::date + substring(rule FROM '(\d+);BYSETPOS')::int - 1 ELSE "firstOn" END,
  "startTime", "durationMinutes", "timeZone"
FROM "CalendarEvent"
WHERE rule IS NOT NULL AND "seriesId" IS NOT NULL AND "firstOn" IS NOT NULL AND "startTime" IS NOT NULL
  AND "durationMinutes" IS NOT NULL AND "timeZone" IS NOT NULL;

UPDATE "Meeting" m SET "ruleId" = r.id FROM "CalendarOccurrence" o JOIN "SeriesRule" r ON r.id = o."eventId"
WHERE o."meetingId" = m.id AND m."occursOn" IS NOT NULL;

UPDATE "MeetingSeries" s SET sequence = GREATEST(s.sequence, n.sequence)
FROM (SELECT r."seriesId", max(m.sequence) AS sequence FROM "Meeting" m JOIN "SeriesRule" r ON r.id = m."ruleId" GROUP BY 1) n
WHERE n."seriesId" = s.id;
