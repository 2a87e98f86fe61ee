-- CreateIndex
CREATE INDEX "Payment_paidAt_amount_idx" ON "Payment"("paidAt", "amount");
