import 'server-only'
import type { Visitor } from '@/lib/access/request'
import { findMailedAddress } from '@/lib/access/reviewer'
import { db } from '@/lib/platform/db'
import type { UnsubscribeInput } from '@/lib/notifications/unsubscribing/schema'

/** Undoes an unsubscription. It doesn't reveal whether a code was ever mailed. */
export async function resubscribe(_visitor: Visitor, { code }: UnsubscribeInput) {
  const found = await findMailedAddress(code)
  if (!found) return {}
  const { workspaceId, email } = found
  await db.unsubscribedAddress.deleteMany({ where: { workspaceId, email } })
  return {}
}
