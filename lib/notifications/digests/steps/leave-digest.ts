import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import type { NotificationType } from '@/lib/notifications/rules/notification-kinds'
import { MAIL_ONLY } from '@/lib/notifications/rules/unread'
import { rewriteMails } from '@/lib/notifications/outbox'

type Place = { workspaceId: string; memberId: string }

/** Removes these kinds from an unsent morning mail. */
async function leaveMorning(tx: Tx, { workspaceId, memberId }: Place, types: NotificationType[]) {
  const select = { user: { select: { email: true } } } as const
  const { user } = await tx.member.findUniqueOrThrow({ where: { id: memberId }, select })
  await rewriteMails(tx, workspaceId, [user.email], [{ event: 'morning.digest', about: memberId }], (digest) => {
    const lines = digest.lines.filter(({ about }) => !types.some((type) => type === about))
    return lines.length === 0 ? null : { ...digest, lines }
  })
}

/** Removes these kinds from a member's digest queue; mail-only lines are deleted. */
export async function leaveDigest(tx: Tx, member: Place, types: NotificationType[]) {
  const waiting = { ...member, type: { in: types }, digestAt: { not: null } }
  await tx.notification.deleteMany({ where: { ...waiting, readAt: MAIL_ONLY, slackAt: null } })
  await tx.notification.updateMany({ where: waiting, data: { digestAt: null } })
  await leaveMorning(tx, member, types)
}
