import 'server-only'
import type { OperatorActor } from '@/lib/access/operator'
import { minutesFrom, now } from '@/lib/platform/clock'
import { transaction, type Tx } from '@/lib/platform/db'
import { defaultTemplates } from '@/lib/templates/defaults/catalogue'
import type { DefaultTemplate } from '@/lib/templates/defaults/rules'

/** Earlier than any saved template, so that defaults come last, in their own order. */
const BEGINNING = new Date('2020-01-01T12:00:00Z')

const write = (tx: Tx, { key, title, description, tags, content }: DefaultTemplate, savedAt: Date) => tx.$executeRaw`
  INSERT INTO "Template" (id, "defaultKey", title, description, content, tags, "createdAt", "savedAt")
  VALUES (gen_random_uuid(), ${key}, ${title}, ${description}, ${JSON.stringify(content)}::jsonb, ${tags}, ${now()}, ${savedAt})
  ON CONFLICT ("defaultKey") DO UPDATE SET title = EXCLUDED.title, description = EXCLUDED.description,
    content = EXCLUDED.content, tags = EXCLUDED.tags, "savedAt" = EXCLUDED."savedAt"
  WHERE "Template".version = 1 AND ("Template".title, "Template".description, "Template".content, "Template".tags, "Template"."savedAt")
    IS DISTINCT FROM (EXCLUDED.title, EXCLUDED.description, EXCLUDED.content, EXCLUDED.tags, EXCLUDED."savedAt")`

/**
 * Updates the default templates by key. Those a super admin changed or deleted stay. Returns how many were written;
 * idempotent.
 */
export const writeDefaultTemplates = (_operator: OperatorActor): Promise<{ written: number }> =>
  transaction(async (tx) => {
    let written = 0
    for (const [index, one] of defaultTemplates.entries())
      written += await write(tx, one, minutesFrom(BEGINNING, -index))
    return { written }
  })
