import { randomUUID } from 'node:crypto'
import { saveGoalDraft } from '@/lib/goals/drafts/commands/save-goal-draft'
import { archiveGoal } from '@/lib/goals/commands/archive-goal'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { goalFile as fileOf } from '@/tests/factories/imports/goal-imports'
import { aGoal, checkInOf, goalDraft, goalInput } from '@/tests/factories/goals'
import { aMember, deactivate } from '@/tests/factories/members'
import type { Sweep, SweptWorld } from '@/tests/factories/sweep/world'

const days = { startsOn: '2026-01-01', endsOn: '2999-12-01' }

const takenOver = ({ goal: { id } }: SweptWorld) => {
  const { madeId: _madeId, ...fields } = goalInput({ ...days, type: 'Organization', title: 'Taken over' })
  return { ...fields, id }
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
    chooseGoalViewAction: () => ({ view: 'GRID' }),
    saveGoalDraftAction: () => goalDraft(),
    discardGoalDraftAction: () => ({}),
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
    startGoalImportAction: ({ goalFile: { id } }) => ({ id }),
    undoGoalImportAction: ({ goalFile: { id } }) => ({ id }),
    discardGoalImportAction: ({ goalFile: { id } }) => ({ id }),
  },
  calls: {
    'GET /api/goals/alignment': () => ({ line: 'GET /api/goals/alignment' }),
    'GET /api/goals/children': ({ goal: { id } }) => ({ line: `GET /api/goals/children?id=${id}` }),
    'GET /api/goals/import/sample': () => ({ line: 'GET /api/goals/import/sample' }),
    'GET /api/goals/import/[id]/refused': ({ goalFile: { id } }) => ({ line: `GET /api/goals/import/${id}/refused` }),
    'POST /api/goals/import': ({ goalFile: { id: madeId } }) => ({
      line: 'POST /api/goals/import',
      body: JSON.stringify({ ...fileOf('Title,End\nGrow,2999-12-01'), madeId }),
    }),
    'GET /api/goals/report': () => ({ line: 'GET /api/goals/report' }),
    'GET /api/goals/parents': ({ goal: { id } }) => ({ line: `GET /api/goals/parents?id=${id}&query=` }),
  },
  rightful: {
    createGoalAction: () => goalInput({ ...days, type: 'Self' }),
    handOverGoalsAction: leftBehind,
    'POST /api/goals/import': () => fileOf('Title,End\nGrow,2999-12-01'),
  },
  ready: {
    restoreGoalAction: ({ admin, goal }) => archiveGoal(admin, goal),
    discardGoalDraftAction: ({ creator }) => saveGoalDraft(creator, goalDraft()),
    undoGoalImportAction: ({ goalFile: { id } }) =>
      db.goalImport.update({ where: { id }, data: { status: 'DONE', finishedAt: now() }, select: { id: true } }),
  },
  second: {
    saveGoalDraftAction: { tables: ['GoalDraft'], why: 'It is saved again, at another time.' },
  },
}
