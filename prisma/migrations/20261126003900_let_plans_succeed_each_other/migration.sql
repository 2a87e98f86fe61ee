-- DropIndex
DROP INDEX "Plan_type_key";

-- One of each type is sold.
CREATE UNIQUE INDEX "Plan_sold_key" ON "Plan" (type) WHERE "isActive";
