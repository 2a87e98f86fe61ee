import 'server-only'
import type { Tx } from '@/lib/platform/db'
import { now } from '@/lib/platform/clock'

/** Finds or creates tags by name in any spelling, in the caller's transaction, locked against deletion. */
export async function ensureTags(tx: Tx, workspaceId: string, names: string[]) {
  const createdAt = now()
  await tx.tag.createMany({ data: names.map((name) => ({ workspaceId, name, createdAt })), skipDuplicates: true })
  return tx.$queryRaw<{ id: string; name: string }[]>`
    SELECT id, name FROM "Tag" WHERE "workspaceId" = ${workspaceId}::uuid
      AND lower(name COLLATE "default") IN (SELECT lower(word) FROM unnest(${names}::text[]) word)
    ORDER BY name FOR KEY SHARE`
}
