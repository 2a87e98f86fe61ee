import 'server-only'
import type { Visitor } from '@/lib/access/request'
import { findMailedAddress } from '@/lib/access/reviewer'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { turnOffMail } from './turn-off-mail'
import { isMemberCode } from '@/lib/notifications/unsubscribing/schema'
import type { UnsubscribeInput } from '@/lib/notifications/unsubscribing/schema'

/**
 * Unsubscribes the code's address from the workspace; a member from one kind of mail. Idempotent, and it doesn't reveal
 * whether a code was ever mailed.
 */
export async function unsubscribe(visitor: Visitor, { code }: UnsubscribeInput) {
  if (isMemberCode(code)) return turnOffMail(visitor, { code })
  const found = await findMailedAddress(code)
  if (!found) return {}
  const { workspaceId, email } = found
  await db.unsubscribedAddress.createMany({ data: [{ workspaceId, email, createdAt: now() }], skipDuplicates: true })
  return {}
}
