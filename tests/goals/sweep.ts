import { randomUUID } from 'node:crypto'
import { archiveGoal } from '@/lib/goals/commands/archive-goal'
import { aGoal, checkInOf, goalInput } from '@/tests/factories/goals'
import { aMember, deactivate } from '@/tests/factories/members'
import type { Sweep, SweptWorld } from '@/tests/factories/sweep/world'

const days = { startsOn: '2026-01-01', endsOn: '2999-12-01' }

const takenOver = ({ goal: { id, version } }: SweptWorld) => {
  const { madeId: _madeId, ...fields } = goalInput({ ...days, type: 'Organization', title: 'Taken over' })
  return { ...fields, id, version }
}

const newStatus = ({ goal: { id, version } }: SweptWorld) => ({ id, version, status: 'AtRisk', comment: 'Taken over' })

/** A goal of somebody who left. */
async function leftBehind({ workspace, admin, respondent }: SweptWorld) {
  const leaver = await aMember({ workspace })
  await aGoal(admin, { assignees: [leaver] })
  await deactivate(leaver)
  return { memberId: leaver.memberId, toId: respondent.memberId }
}

export const sweep: Sweep = {
  inputs: {
    createGoalAction: ({ goal }) => goalInput({ ...days, type: 'Self', madeId: goal.id }),
    editGoalAction: takenOver,
    setGoalStatusAction: newStatus,
    archiveGoalAction: ({ goal: { id } }) => ({ id }),
    restoreGoalAction: ({ goal: { id } }) => ({ id }),
    checkInGoalsAction: ({ goal }) => ({ goals: [checkInOf(goal, { comment: 'Taken over' })] }),
    setOwnStatusAction: ({ goal: { id } }) => ({ id, status: 'Completed' }),
    tickItemAction: ({ goal: { id, items } }) => ({ id, itemId: items[0]?.id, isDone: true }),
    commentOnGoalAction: ({ goal: { id } }) => ({ madeId: randomUUID(), id, comment: 'Taken over', mentionedIds: [] }),
    editCommentAction: ({ goal: { id }, updateId }) => ({ id, updateId, comment: 'Taken over' }),
    deleteCommentAction: ({ goal: { id }, updateId }) => ({ id, updateId }),
    handOverGoalsAction: ({ creator: { memberId }, respondent }) => ({ memberId, toId: respondent.memberId }),
  },
  calls: {
    'GET /api/goals/children': ({ goal: { id } }) => ({ line: `GET /api/goals/children?id=${id}` }),
    'GET /api/goals/report': () => ({ line: 'GET /api/goals/report' }),
    'GET /api/goals/parents': ({ goal: { id } }) => ({ line: `GET /api/goals/parents?id=${id}&query=` }),
  },
  rightful: {
    createGoalAction: () => goalInput({ ...days, type: 'Self' }),
    handOverGoalsAction: leftBehind,
  },
  ready: {
    restoreGoalAction: ({ admin, goal }) => archiveGoal(admin, goal),
  },
}
