import 'server-only'
import type { Visitor } from '@/lib/access/request'
import type { UnsubscribeInput } from '@/lib/notifications/unsubscribing/schema'
import { findMemberCode } from '@/lib/notifications/unsubscribing/queries/member-code'
import { db, transaction } from '@/lib/platform/db'
import { leaveDigest } from '@/lib/notifications/digests/steps/leave-digest'
import { notificationTypes } from '@/lib/notifications/rules/notification-kinds'

/** Turns the code's kind of mail off for its member. Idempotent, and silent about wrong codes. */
export async function turnOffMail(_visitor: Visitor, { code }: UnsubscribeInput) {
  const found = findMemberCode(code)
  const member = found && (await db.member.findUnique({ where: { id: found.memberId }, select: { workspaceId: true } }))
  if (!found || !member) return {}
  const { memberId, about } = found
  const place = { ...member, memberId, channel: 'MAIL' as const }
  const isDaily = about.includes('DIGEST')
  const kinds = about.filter((kind) => kind !== 'DIGEST')
  await transaction(async (tx) => {
    if (isDaily)
      await tx.notificationPreference.updateMany({ where: { ...place, delivery: 'DIGEST' }, data: { delivery: 'OFF' } })
    for (const type of kinds) {
      const choice = { ...place, type }
      await tx.notificationPreference.createMany({ data: [{ ...choice, delivery: 'OFF' }], skipDuplicates: true })
      await tx.notificationPreference.updateMany({ where: choice, data: { delivery: 'OFF' } })
    }
    await leaveDigest(tx, { ...member, memberId }, isDaily ? notificationTypes : kinds)
  })
  return {}
}
