import 'server-only'
import type { Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { canManageTags } from '@/lib/members/tags/policy'
import { onlyAdminsMakeTags } from '@/lib/members/tags/refusals'
import { ensureTags } from './ensure-tags'

/** Creates missing tags for Admins; refuses others. */
export async function nameTags(tx: Tx, actor: Actor, names: string[]) {
  if (names.length === 0) return []
  if (!canManageTags(actor)) {
    const [missing] = await tx.$queryRaw<{ word: string }[]>`
      SELECT word FROM unnest(${names}::text[]) word WHERE NOT EXISTS (
        SELECT FROM "Tag" t WHERE t."workspaceId" = ${actor.workspaceId}::uuid AND lower(t.name COLLATE "default") = lower(word)) LIMIT 1`
    if (missing) throw onlyAdminsMakeTags(missing.word)
  }
  return ensureTags(tx, actor.workspaceId, names)
}
