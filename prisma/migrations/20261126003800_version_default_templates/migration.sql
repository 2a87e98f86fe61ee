-- CreateTable
CREATE TABLE "TemplateVersion" (
    "templateId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "title" VARCHAR(120) NOT NULL,
    "description" VARCHAR(2000) NOT NULL DEFAULT '',
    "content" JSONB NOT NULL,
    "tags" VARCHAR(40)[],
    "revision" INTEGER NOT NULL DEFAULT 1,
    "savedAt" TIMESTAMPTZ(3) NOT NULL,
    "publishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "TemplateVersion_pkey" PRIMARY KEY ("templateId","number")
);

-- AddForeignKey
ALTER TABLE "TemplateVersion" ADD CONSTRAINT "TemplateVersion_templateId_fkey" FOREIGN KEY ("templateId") REFERENCES "Template"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A template has one draft at most.
CREATE UNIQUE INDEX "TemplateVersion_draft_key" ON "TemplateVersion" ("templateId") WHERE "publishedAt" IS NULL;
