-- CreateTable
CREATE TABLE "PlatformAct" (
    "id" UUID NOT NULL,
    "userId" UUID,
    "action" VARCHAR(60) NOT NULL,
    "objectId" UUID,
    "title" VARCHAR(500) NOT NULL,
    "reason" VARCHAR(500) NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PlatformAct_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PlatformAct_createdAt_id_idx" ON "PlatformAct"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "PlatformAct_objectId_createdAt_id_idx" ON "PlatformAct"("objectId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "PlatformAct_userId_idx" ON "PlatformAct"("userId");

-- AddForeignKey
ALTER TABLE "PlatformAct" ADD CONSTRAINT "PlatformAct_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What was written stays: no line is changed or removed, alone or with all others.
CREATE FUNCTION refuse_platform_act_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is append-only.';
END $$;
CREATE TRIGGER "PlatformAct_append_only" BEFORE UPDATE OR DELETE ON "PlatformAct"
  FOR EACH ROW EXECUTE FUNCTION refuse_platform_act_change();
CREATE TRIGGER "PlatformAct_never_emptied" BEFORE TRUNCATE ON "PlatformAct"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_platform_act_change();
