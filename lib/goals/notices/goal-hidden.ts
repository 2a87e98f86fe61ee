import 'server-only'
import { eraseLinesOfEach, eraseLinesOfOthers } from '@/lib/activity/record'
import { goalPath } from '@/lib/goals/rules/goal-paths'
import { withdrawMails } from '@/lib/notifications/outbox'
import { untellEach, untellOthers } from '@/lib/notifications/tell'
import type { Tx } from '@/lib/platform/tx'

type Hidden = { id: string; workspaceId: string }

/** Unsent mails name the goal, too. */
async function withdrawFromOthers(tx: Tx, { id, workspaceId }: Hidden, readerIds: readonly string[]) {
  const [people, comments] = await Promise.all([
    tx.member.findMany({
      where: { workspaceId, id: { notIn: [...readerIds] } },
      select: { user: { select: { email: true } } },
    }),
    tx.goalUpdate.findMany({ where: { goalId: id, kind: 'comment' }, select: { id: true } }),
  ])
  const mails = [
    { event: 'goal.assigned' as const, about: id },
    ...comments.map((comment) => ({ event: 'goal.mentioned' as const, about: comment.id })),
  ]
  await withdrawMails(
    tx,
    workspaceId,
    people.map(({ user }) => user.email),
    mails,
  )
}

/** `goal.hidden`: people who may no longer see a private goal keep no notification, feed line or unsent mail of it. */
export async function goalHidden(tx: Tx, goal: Hidden, readerIds: readonly string[]) {
  const hidden = { path: goalPath(goal.id), readerIds }
  await untellOthers(tx, goal.workspaceId, hidden)
  await eraseLinesOfOthers(tx, goal.workspaceId, hidden)
  await withdrawFromOthers(tx, goal, readerIds)
}

type Shut = { memberId: string; link: string }

/** `goals.unreadable`: after teams, roles or owners changed, no news names a private goal to people who can't open it. */
export async function goalsUnreadable(tx: Tx, workspaceId: string, shut: readonly Shut[]) {
  await untellEach(tx, workspaceId, shut)
  await eraseLinesOfEach(tx, workspaceId, shut)
}
