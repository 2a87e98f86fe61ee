-- CreateEnum
CREATE TYPE "UpcomingInvoiceKind" AS ENUM ('RENEWAL', 'ADDITION');

-- DropIndex
DROP INDEX "UpcomingInvoice_subscriptionId_key";

-- AlterTable
ALTER TABLE "Subscription" ADD COLUMN     "nextAmount" INTEGER,
ADD COLUMN     "nextPlanId" UUID,
ADD COLUMN     "nextQuantity" INTEGER,
ADD COLUMN     "paidFrom" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "UpcomingInvoice" ADD COLUMN     "amountAfter" INTEGER,
ADD COLUMN     "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
ADD COLUMN     "kind" "UpcomingInvoiceKind" NOT NULL DEFAULT 'RENEWAL',
ADD COLUMN     "planId" UUID,
ADD COLUMN     "quantity" INTEGER,
ADD COLUMN     "razorpayInvoiceId" TEXT;

-- What is there already is given a time; the product gives it from now on.
ALTER TABLE "UpcomingInvoice" ALTER COLUMN "createdAt" DROP DEFAULT,
ADD CONSTRAINT "UpcomingInvoice_addition" CHECK (
    (kind = 'ADDITION') = ("planId" IS NOT NULL AND quantity IS NOT NULL AND "amountAfter" IS NOT NULL));

-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "additionId" UUID;

-- CreateIndex
CREATE INDEX "Subscription_nextPlanId_idx" ON "Subscription"("nextPlanId");

-- CreateIndex
CREATE UNIQUE INDEX "UpcomingInvoice_razorpayInvoiceId_key" ON "UpcomingInvoice"("razorpayInvoiceId");

-- CreateIndex
CREATE INDEX "UpcomingInvoice_planId_idx" ON "UpcomingInvoice"("planId");

-- CreateIndex
CREATE UNIQUE INDEX "UpcomingInvoice_subscriptionId_kind_key" ON "UpcomingInvoice"("subscriptionId", "kind");

-- CreateIndex
CREATE UNIQUE INDEX "Payment_additionId_key" ON "Payment"("additionId");

-- AddForeignKey
ALTER TABLE "Subscription" ADD CONSTRAINT "Subscription_nextPlanId_fkey" FOREIGN KEY ("nextPlanId") REFERENCES "Plan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UpcomingInvoice" ADD CONSTRAINT "UpcomingInvoice_planId_fkey" FOREIGN KEY ("planId") REFERENCES "Plan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
