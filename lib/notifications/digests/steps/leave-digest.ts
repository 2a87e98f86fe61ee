import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import type { NotificationType } from '@/lib/notifications/preferences/rules'
import { MAIL_ONLY } from '@/lib/notifications/rules/unread'
import { rewriteMails } from '@/lib/notifications/outbox'

type Place = { workspaceId: string; memberId: string }

/** Takes these kinds out of a morning mail that has not left yet. */
async function leaveMorning(tx: Tx, { workspaceId, memberId }: Place, types: NotificationType[]) {
  const select = { user: { select: { email: true } } } as const
  const { user } = await tx.member.findUniqueOrThrow({ where: { id: memberId }, select })
  await rewriteMails(tx, workspaceId, [user.email], [{ event: 'morning.digest', about: memberId }], (digest) => {
    const lines = digest.lines.filter(({ about }) => !types.some((type) => type === about))
    return lines.length === 0 ? null : { ...digest, lines }
  })
}

/** What waited for the daily mail of a member, of these kinds: it does not go out, and what was for the mail alone is gone. */
export async function leaveDigest(tx: Tx, member: Place, types: NotificationType[]) {
  const waiting = { ...member, type: { in: types }, digestAt: { not: null } }
  await tx.notification.deleteMany({ where: { ...waiting, readAt: MAIL_ONLY, slackAt: null } })
  await tx.notification.updateMany({ where: waiting, data: { digestAt: null } })
  await leaveMorning(tx, member, types)
}
