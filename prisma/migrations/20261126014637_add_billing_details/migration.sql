-- CreateTable
CREATE TABLE "BillingDetails" (
    "workspaceId" UUID NOT NULL,
    "name" VARCHAR(128) NOT NULL,
    "address" VARCHAR(500) NOT NULL,
    "taxNumber" VARCHAR(15) NOT NULL,

    CONSTRAINT "BillingDetails_pkey" PRIMARY KEY ("workspaceId")
);

-- AddForeignKey
ALTER TABLE "BillingDetails" ADD CONSTRAINT "BillingDetails_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
