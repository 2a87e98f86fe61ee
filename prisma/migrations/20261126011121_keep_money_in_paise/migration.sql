-- Prices were whole rupees. Money is counted in paise now, everywhere.
UPDATE "Plan" SET "pricePerMonth" = "pricePerMonth" * 100;
UPDATE "Subscription" SET amount = amount * 100;
