import 'server-only'
import { usualSlackTypes } from '@/lib/notifications/slack/rules'
import type { Tx } from '@/lib/platform/tx'
import { leaveSlack } from './leave-slack'

type Place = { workspaceId: string; memberId: string }

/** Turns the default kinds on, in the transaction that connects the account. */
export async function startSlack(tx: Tx, { workspaceId, memberId }: Place): Promise<void> {
  const choice = { workspaceId, memberId, channel: 'SLACK', delivery: 'AT_ONCE' } as const
  await tx.notificationPreference.createMany({
    data: usualSlackTypes.map((type) => ({ ...choice, type })),
    skipDuplicates: true,
  })
}

/** Forgets a member’s Slack choices and queued messages, in the transaction that disconnects their account. */
export async function endSlack(tx: Tx, { workspaceId, memberId }: Place): Promise<void> {
  await tx.notificationPreference.deleteMany({ where: { workspaceId, memberId, channel: 'SLACK' } })
  await leaveSlack(tx, { workspaceId, memberId })
}
