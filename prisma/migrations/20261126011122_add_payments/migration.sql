-- CreateEnum
CREATE TYPE "UpcomingInvoiceStatus" AS ENUM ('PENDING', 'OVERDUE');

-- AlterTable
ALTER TABLE "Plan" DROP COLUMN "razorpayPlanId";

-- AlterTable
ALTER TABLE "Subscription" ADD COLUMN     "chargeAt" TIMESTAMPTZ(3),
ADD COLUMN     "endSentAt" TIMESTAMPTZ(3),
ADD COLUMN     "overdueAt" TIMESTAMPTZ(3),
ADD COLUMN     "paidUntil" TIMESTAMPTZ(3),
ADD COLUMN     "quantity" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "razorpayStatus" VARCHAR(20),
ADD COLUMN     "syncedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "PlanPrice" (
    "id" UUID NOT NULL,
    "planId" UUID NOT NULL,
    "amount" INTEGER NOT NULL,
    "razorpayPlanId" TEXT NOT NULL,

    CONSTRAINT "PlanPrice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PaymentEvent" (
    "id" VARCHAR(64) NOT NULL,
    "kind" VARCHAR(60) NOT NULL,
    "razorpayId" VARCHAR(40),
    "receivedAt" TIMESTAMPTZ(3) NOT NULL,
    "workedOnAt" TIMESTAMPTZ(3),

    CONSTRAINT "PaymentEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "UpcomingInvoice" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "subscriptionId" UUID NOT NULL,
    "status" "UpcomingInvoiceStatus" NOT NULL DEFAULT 'PENDING',
    "amount" INTEGER NOT NULL,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "description" VARCHAR(250) NOT NULL,

    CONSTRAINT "UpcomingInvoice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Payment" (
    "id" UUID NOT NULL,
    "workspaceId" UUID NOT NULL,
    "subscriptionId" UUID NOT NULL,
    "razorpayInvoiceId" TEXT NOT NULL,
    "razorpayPaymentId" TEXT NOT NULL,
    "status" VARCHAR(20) NOT NULL,
    "description" VARCHAR(250) NOT NULL,
    "amount" INTEGER NOT NULL,
    "url" VARCHAR(250),
    "paidAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Payment_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "PlanPrice_razorpayPlanId_key" ON "PlanPrice"("razorpayPlanId");

-- CreateIndex
CREATE UNIQUE INDEX "PlanPrice_planId_amount_key" ON "PlanPrice"("planId", "amount");

-- CreateIndex
CREATE INDEX "PaymentEvent_workedOnAt_receivedAt_idx" ON "PaymentEvent"("workedOnAt", "receivedAt");

-- CreateIndex
CREATE UNIQUE INDEX "UpcomingInvoice_subscriptionId_key" ON "UpcomingInvoice"("subscriptionId");

-- CreateIndex
CREATE INDEX "UpcomingInvoice_workspaceId_dueAt_idx" ON "UpcomingInvoice"("workspaceId", "dueAt");

-- CreateIndex
CREATE INDEX "UpcomingInvoice_dueAt_idx" ON "UpcomingInvoice"("dueAt");

-- CreateIndex
CREATE UNIQUE INDEX "Payment_razorpayInvoiceId_key" ON "Payment"("razorpayInvoiceId");

-- CreateIndex
CREATE INDEX "Payment_workspaceId_paidAt_id_idx" ON "Payment"("workspaceId", "paidAt" DESC, "id");

-- CreateIndex
CREATE INDEX "Payment_subscriptionId_idx" ON "Payment"("subscriptionId");

-- CreateIndex
CREATE INDEX "Subscription_razorpayStatus_syncedAt_idx" ON "Subscription"("razorpayStatus", "syncedAt");

-- AddForeignKey
ALTER TABLE "PlanPrice" ADD CONSTRAINT "PlanPrice_planId_fkey" FOREIGN KEY ("planId") REFERENCES "Plan"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UpcomingInvoice" ADD CONSTRAINT "UpcomingInvoice_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UpcomingInvoice" ADD CONSTRAINT "UpcomingInvoice_subscriptionId_fkey" FOREIGN KEY ("subscriptionId") REFERENCES "Subscription"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_subscriptionId_fkey" FOREIGN KEY ("subscriptionId") REFERENCES "Subscription"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One checkout at a time, however many Admins press at once.
CREATE UNIQUE INDEX "Subscription_initiated_key" ON "Subscription" ("workspaceId") WHERE status = 'INITIATED';

ALTER TABLE "Subscription" ADD CONSTRAINT "Subscription_money_check" CHECK (amount >= 0 AND quantity >= 0);
