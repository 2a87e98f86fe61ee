-- CreateIndex
CREATE INDEX "Answer_reviewId_idx" ON "Answer"("reviewId");
