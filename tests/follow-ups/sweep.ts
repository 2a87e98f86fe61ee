import { randomUUID } from 'node:crypto'
import { followUpInput } from '@/tests/factories/follow-ups'
import type { Sweep, SweptWorld } from '@/tests/factories/sweep/world'

const day = '2999-12-02'

const invited = async ({ creator, respondent }: SweptWorld) => [creator, respondent]

const writing = [
  'writeDecisionsAction',
  'commentOnFollowUpAction',
  'addNextStepAction',
  'editNextStepAction',
  'tickNextStepAction',
  'removeNextStepAction',
]

const takenOver = ({ followUp: { id }, respondent }: SweptWorld) => {
  const { madeId: _madeId, ...fields } = followUpInput({ day, attendees: [respondent], title: 'Taken over' })
  return { ...fields, id, version: 1, scope: 'this' }
}

export const sweep: Sweep = {
  inputs: {
    scheduleFollowUpAction: ({ followUp, respondent }) =>
      followUpInput({ day, attendees: [respondent], madeId: followUp.id }),
    editFollowUpAction: takenOver,
    writeDecisionsAction: ({ followUp: { id } }) => ({ id, seen: '', decisions: 'Taken over' }),
    commentOnFollowUpAction: ({ followUp: { id } }) => ({ madeId: randomUUID(), id, comment: 'Taken over' }),
    editFollowUpCommentAction: ({ followUp: { id }, followUpCommentId: commentId }) => ({
      id,
      commentId,
      comment: 'Taken over',
    }),
    deleteFollowUpCommentAction: ({ followUp: { id }, followUpCommentId: commentId }) => ({ id, commentId }),
    addNextStepAction: ({ followUp: { id } }) => ({
      madeId: randomUUID(),
      id,
      title: 'Taken over',
      ownerId: '',
      dueOn: '',
    }),
    editNextStepAction: ({ followUp: { id }, nextStepId: itemId }) => ({
      id,
      itemId,
      title: 'Taken over',
      ownerId: '',
      dueOn: '',
    }),
    tickNextStepAction: ({ followUp: { id }, nextStepId: itemId }) => ({ id, itemId, isDone: true }),
    removeNextStepAction: ({ followUp: { id }, nextStepId: itemId }) => ({ id, itemId }),
  },
  calls: {
    'GET /api/followups/live': ({ followUp: { id } }) => ({ line: `GET /api/followups/live?id=${id}` }),
    'POST /api/followups/summary': ({ followUp: { id } }) => ({
      line: 'POST /api/followups/summary',
      body: JSON.stringify({ id, pressId: randomUUID(), range: 'this' }),
    }),
  },
  rightful: {
    scheduleFollowUpAction: ({ respondent, admin }) =>
      followUpInput({ day, attendeeIds: [respondent.memberId, admin.memberId] }),
  },
  unpressed: {
    'POST /api/followups/summary': 'Asks an AI service; the test of writeDraft presses twice for one request.',
  },
  entitled: Object.fromEntries(writing.map((name) => [name, invited])),
}
