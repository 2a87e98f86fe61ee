import 'server-only'
import { notificationKinds, type NotificationType } from '@/lib/notifications/rules/notification-kinds'
import type { Tx } from '@/lib/platform/tx'

export async function listMailedKinds(tx: Tx, memberId: string): Promise<NotificationType[]> {
  const where = { memberId, channel: 'MAIL' } as const
  const chosen = await tx.notificationPreference.findMany({ where, select: { type: true, delivery: true } })
  const choiceOf = new Map(chosen.map(({ type, delivery }) => [type, delivery]))
  return notificationKinds
    .filter(({ type, usualMail }) => (choiceOf.get(type) ?? usualMail) !== 'OFF')
    .map(({ type }) => type)
}
