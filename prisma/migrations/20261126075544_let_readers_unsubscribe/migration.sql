-- AlterTable
ALTER TABLE "NewsletterSubscriber" ADD COLUMN     "deletedAt" TIMESTAMPTZ(3);

-- Nobody gets the newsletter who unsubscribed.
ALTER TABLE "NewsletterSubscriber" ADD CONSTRAINT "NewsletterSubscriber_unsubscribed"
  CHECK ("deletedAt" IS NULL OR "confirmedAt" IS NULL);
