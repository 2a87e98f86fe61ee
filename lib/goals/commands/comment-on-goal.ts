import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { goalCommented } from '@/lib/goals/notices/goal-commented'
import { mentionUnseen } from '@/lib/goals/refusals'
import type { CommentOnGoalInput } from '@/lib/goals/schema'
import { ensureGoals } from '@/lib/goals/steps/ensure-goals'
import { ensureChangeable, lockAnyGoal, type LockedGoal } from '@/lib/goals/steps/lock-goal'
import { isRecorded, recordUpdate } from '@/lib/goals/steps/record-update'
import { listGoalPeople, listReaders } from '@/lib/goals/queries/list-readers'
import { fullName } from '@/lib/members/rules'
import { transaction, type Tx } from '@/lib/platform/db'

/** Throws with the names of mentioned people who can't see the goal. */
async function ensureSeen(tx: Tx, goal: LockedGoal, mentionedIds: readonly string[]) {
  const readers = await listReaders(tx, goal, mentionedIds)
  const others = mentionedIds.filter((id) => !readers.includes(id))
  if (others.length === 0) return
  const where = { workspaceId: goal.workspaceId, id: { in: others } }
  const select = { user: { select: { firstName: true, lastName: true } } } as const
  const people = await tx.member.findMany({ where, select })
  throw mentionUnseen(people.map(({ user }) => fullName(user)))
}

export const commentOnGoal = (actor: Actor, input: CommentOnGoalInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    ensureGoals(actor)
    const { id, madeId, comment, mentionedIds } = input
    const goal = await lockAnyGoal(tx, actor, id)
    if (await isRecorded(tx, actor, id, madeId)) return { id: madeId }
    ensureChangeable(goal)
    await ensureSeen(tx, goal, mentionedIds)
    await recordUpdate(tx, goal, actor, { id: madeId, kind: 'comment', comment, mentionedIds })
    const peopleIds = await listGoalPeople(tx, goal)
    await goalCommented(tx, actor, { ...goal, peopleIds }, { id: madeId, comment, mentionedIds })
    return { id: madeId }
  })
