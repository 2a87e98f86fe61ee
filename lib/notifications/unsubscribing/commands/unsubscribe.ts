import 'server-only'
import type { Visitor } from '@/lib/access/request'
import { findMailedAddress } from '@/lib/access/reviewer'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { turnOffMail } from './turn-off-mail'
import { isMemberCode } from '@/lib/notifications/unsubscribing/schema'
import type { UnsubscribeInput } from '@/lib/notifications/unsubscribing/schema'

/**
 * Sends no more mail of this workspace to the address that the code was mailed to; somebody with an account gets no more
 * about one kind of thing. Said twice, it changes nothing; and whether a code was ever mailed, this tells nobody.
 */
export async function unsubscribe(visitor: Visitor, { code }: UnsubscribeInput) {
  if (isMemberCode(code)) return turnOffMail(visitor, { code })
  const found = await findMailedAddress(code)
  if (!found) return {}
  const { workspaceId, email } = found
  await db.unsubscribedAddress.createMany({ data: [{ workspaceId, email, createdAt: now() }], skipDuplicates: true })
  return {}
}
