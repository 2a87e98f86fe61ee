-- CreateTable
CREATE TABLE "Failure" (
    "day" DATE NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,
    "lastAt" TIMESTAMPTZ(3) NOT NULL,
    "lastRequestId" VARCHAR(100) NOT NULL DEFAULT '',

    CONSTRAINT "Failure_pkey" PRIMARY KEY ("day","kind","name")
);

-- CreateIndex
CREATE INDEX "Failure_kind_day_idx" ON "Failure"("kind", "day");
