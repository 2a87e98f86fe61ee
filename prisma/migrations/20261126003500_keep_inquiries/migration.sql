-- CreateTable
CREATE TABLE "Inquiry" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "message" VARCHAR(2000) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "answeredAt" TIMESTAMPTZ(3),

    CONSTRAINT "Inquiry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Inquiry_key_key" ON "Inquiry"("key");

-- CreateIndex
CREATE INDEX "Inquiry_createdAt_id_idx" ON "Inquiry"("createdAt" DESC, "id" DESC);

-- Those that wait are few among many.
CREATE INDEX "Inquiry_open_idx" ON "Inquiry" ("createdAt" DESC, id DESC) WHERE "answeredAt" IS NULL;
