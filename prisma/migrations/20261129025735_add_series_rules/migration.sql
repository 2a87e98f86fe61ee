-- AlterTable
ALTER TABLE "Meeting" ADD COLUMN     "ruleId" UUID;

-- CreateTable
CREATE TABLE "SeriesRule" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "seriesId" UUID NOT NULL,
    "frequency" "MeetingFrequency" NOT NULL,
    "monthlyOn" "MonthlyOn" NOT NULL,
    "firstOn" DATE NOT NULL,
    "startTime" VARCHAR(5) NOT NULL,
    "durationMinutes" INTEGER NOT NULL,
    "timeZone" TEXT NOT NULL,

    CONSTRAINT "SeriesRule_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SeriesRule_workspaceId_idx" ON "SeriesRule"("workspaceId");

-- CreateIndex
CREATE INDEX "SeriesRule_seriesId_idx" ON "SeriesRule"("seriesId");

-- CreateIndex
CREATE INDEX "Meeting_ruleId_idx" ON "Meeting"("ruleId");

-- AddForeignKey
ALTER TABLE "Meeting" ADD CONSTRAINT "Meeting_ruleId_fkey" FOREIGN KEY ("ruleId") REFERENCES "SeriesRule"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SeriesRule" ADD CONSTRAINT "SeriesRule_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SeriesRule" ADD CONSTRAINT "SeriesRule_seriesId_fkey" FOREIGN KEY ("seriesId") REFERENCES "MeetingSeries"("id") ON DELETE CASCADE ON UPDATE CASCADE;
