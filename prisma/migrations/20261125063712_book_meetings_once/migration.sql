-- Two people who book the same person's time at once: one gets it. The extension is trusted, so it takes no superuser.
CREATE EXTENSION IF NOT EXISTS btree_gist;

ALTER TABLE "MeetingAttendee"
  ADD CONSTRAINT "MeetingAttendee_time_check" CHECK ("endsAt" > "startsAt"),
  ADD CONSTRAINT "MeetingAttendee_booked_once"
    EXCLUDE USING gist ("memberId" WITH =, tstzrange("startsAt", "endsAt") WITH &&) WHERE ("isBooked" AND NOT "isCanceled");

ALTER TABLE "Meeting"
  ADD CONSTRAINT "Meeting_time_check" CHECK ("endsAt" > "startsAt"),
  ADD CONSTRAINT "Meeting_series_check" CHECK (("seriesId" IS NULL) = ("occursOn" IS NULL)),
  ADD CONSTRAINT "Meeting_completed_check" CHECK ("completedAt" IS NULL OR "canceledAt" IS NULL);

ALTER TABLE "MeetingSeries"
  ADD CONSTRAINT "MeetingSeries_frequency_check" CHECK (frequency <> 'Once'),
  ADD CONSTRAINT "MeetingSeries_days_check" CHECK ("lastOn" IS NULL OR "lastOn" >= "firstOn");

ALTER TABLE "OneOnOnePair" ADD CONSTRAINT "OneOnOnePair_order_check" CHECK ("firstId" < "secondId");
