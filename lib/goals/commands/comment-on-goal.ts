import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { goalCommented } from '@/lib/goals/notices/goal-commented'
import { nothingMentioned } from '@/lib/goals/refusals'
import type { CommentOnGoalInput } from '@/lib/goals/schema'
import { ensureGoals } from '@/lib/goals/steps/ensure-goals'
import { ensureChangeable, lockAnyGoal } from '@/lib/goals/steps/lock-goal'
import { isRecorded, recordUpdate } from '@/lib/goals/steps/record-update'
import { listGoalPeople, listReaders } from '@/lib/goals/queries/list-readers'
import { transaction } from '@/lib/platform/db'

export const commentOnGoal = (actor: Actor, input: CommentOnGoalInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    ensureGoals(actor)
    const { id, madeId, comment, mentionedIds } = input
    const goal = await lockAnyGoal(tx, actor, id)
    if (await isRecorded(tx, actor, id, madeId)) return { id: madeId }
    ensureChangeable(goal)
    const readers = await listReaders(tx, goal, mentionedIds)
    if (readers.length !== new Set(mentionedIds).size) throw nothingMentioned()
    await recordUpdate(tx, goal, actor, { id: madeId, kind: 'comment', comment, mentionedIds })
    const peopleIds = await listGoalPeople(tx, goal)
    await goalCommented(tx, actor, { ...goal, peopleIds }, { id: madeId, comment, mentionedIds })
    return { id: madeId }
  })
