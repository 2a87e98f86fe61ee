-- CreateTable
CREATE TABLE "HeldAddress" (
    "slug" VARCHAR(48) NOT NULL,
    "emailHash" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "HeldAddress_pkey" PRIMARY KEY ("slug")
);

-- CreateIndex
CREATE INDEX "HeldAddress_expiresAt_idx" ON "HeldAddress"("expiresAt");

-- CreateIndex
CREATE INDEX "HeldAddress_emailHash_idx" ON "HeldAddress"("emailHash");
