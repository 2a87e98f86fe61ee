import { randomUUID } from 'node:crypto'
import { applauseInput } from '@/tests/factories/applause'
import type { Sweep, SweptWorld } from '@/tests/factories/sweep/world'

const giver = async ({ creator }: SweptWorld) => [creator]

export const sweep: Sweep = {
  inputs: {
    giveApplauseAction: ({ applause: { id: madeId, categoryId }, respondent }) => ({
      madeId,
      categoryId,
      recipientIds: [respondent.memberId],
      words: 'Taken over',
      isPublic: true,
      toManager: false,
    }),
    editApplauseAction: ({ applause: { id } }) => ({ id, words: 'Taken over' }),
    deleteApplauseAction: ({ applause: { id } }) => ({ id }),
    reactToApplauseAction: ({ applause: { id } }) => ({ id, kind: 'love', isOn: true }),
    commentOnApplauseAction: ({ applause: { id } }) => ({
      madeId: randomUUID(),
      id,
      comment: 'Taken over',
      mentionedIds: [],
    }),
    editApplauseCommentAction: ({ applause: { id, commentId } }) => ({ id, commentId, comment: 'Taken over' }),
    deleteApplauseCommentAction: ({ applause: { id, commentId } }) => ({ id, commentId }),
    addCategoryAction: () => ({ madeId: randomUUID(), name: 'Taken over' }),
    renameCategoryAction: ({ applause: { categoryId: id } }) => ({ id, name: 'Taken over' }),
    setWeeklyThanksAction: () => ({ isOn: true }),
    retireCategoryAction: ({ applause: { categoryId: id } }) => ({ id, isRetired: true }),
  },
  calls: {
    'GET /api/applaud/report': () => ({ line: 'GET /api/applaud/report' }),
    'GET /api/applaud/form': ({ respondent, team }) => ({
      line: `GET /api/applaud/form?to=${respondent.memberId}&team=${team.id}`,
    }),
    'GET /api/applaud/managers': ({ respondent }) => ({ line: `GET /api/applaud/managers?to=${respondent.memberId}` }),
  },
  rightful: {
    giveApplauseAction: ({ creator, respondent, admin }) => applauseInput(creator, [respondent, admin]),
  },
  entitled: {
    editApplauseAction: giver,
    editApplauseCommentAction: giver,
    deleteApplauseCommentAction: giver,
  },
}
