UPDATE "MeetingAttendee" a SET kind = m.kind, "isCompleted" = m."completedAt" IS NOT NULL
FROM "Meeting" m WHERE m.id = a."meetingId";

CREATE INDEX "MeetingAttendee_report_idx" ON "MeetingAttendee" ("workspaceId", kind, "startsAt")
  INCLUDE ("memberId", "endsAt", "isCompleted") WHERE NOT "isCanceled";
