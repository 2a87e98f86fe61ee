-- AddForeignKey
ALTER TABLE "OneOnOneScheduleParticipant" ADD CONSTRAINT "OneOnOneScheduleParticipant_seriesId_fkey" FOREIGN KEY ("seriesId") REFERENCES "MeetingSeries"("id") ON DELETE SET NULL ON UPDATE CASCADE;
