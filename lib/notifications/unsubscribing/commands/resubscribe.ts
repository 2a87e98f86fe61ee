import 'server-only'
import type { Visitor } from '@/lib/access/request'
import { findMailedAddress } from '@/lib/access/reviewer'
import { db } from '@/lib/platform/db'
import type { UnsubscribeInput } from '@/lib/notifications/unsubscribing/schema'

/** Takes it back that an address wants no more mail of this workspace. Whether a code was ever mailed, it tells nobody. */
export async function resubscribe(_visitor: Visitor, { code }: UnsubscribeInput) {
  const found = await findMailedAddress(code)
  if (!found) return {}
  const { workspaceId, email } = found
  await db.unsubscribedAddress.deleteMany({ where: { workspaceId, email } })
  return {}
}
