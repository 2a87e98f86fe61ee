import { randomUUID } from 'node:crypto'
import { aForm } from '@/tests/factories/reviews'
import type { Calls, Inputs } from '@/tests/factories/sweep/world'

const anEnd = { closesOn: '2999-12-01', closesTime: '17:00', timeZone: 'UTC' }
const readers = { seenBySubject: true, seenByManager: true, seenByAdmins: true }
const shown = { anonymity: 'NAMED', releaseMode: 'BY_HAND' }
const noCrowds = { teamIds: [], tagIds: [] }
const takenOver = { edition: '', title: 'Taken over', description: '', hasReminders: true, ...readers, ...shown }

export const reviewsInputs: Inputs = {
  startReviewAction: ({ draft }) => ({ madeId: draft.id, format: 'blank', timeZone: 'UTC' }),
  saveDraftAction: ({ draft }) => ({ ...draft, content: aForm({ title: 'Taken over' }) }),
  publishReviewAction: ({ draft }) => draft,
  takeBackReviewAction: ({ draft: { id } }) => ({ id }),
  deleteDraftAction: ({ draft: { id } }) => ({ id }),
  closeReviewAction: ({ review: { id } }) => ({ id }),
  releaseReviewAction: ({ review: { id } }) => ({ id }),
  pauseReviewAction: ({ review: { id } }) => ({ id }),
  resumeReviewAction: ({ review: { id } }) => ({ id }),
  reopenReviewAction: ({ review: { id } }) => ({ id, ...anEnd }),
  editReviewAction: ({ review: { id } }) => ({ id, ...anEnd, ...takenOver }),
  takeOverReviewsAction: ({ creator: { memberId } }) => ({ memberId }),
  runRoundAction: ({ roundId: id }) => ({ id, step: 'remind' }),
  addRespondentsAction: ({ review: { id }, creator }) => ({ id, memberIds: [creator.memberId], ...noCrowds }),
  askOutsidersAction: ({ review: { id } }) => ({ id, emails: ['olga@client.example'] }),
  removeRespondentAction: ({ review: { id }, assigneeId }) => ({ id, assigneeId }),
  replaceRespondentAction: ({ review: { id }, assigneeId, creator: { memberId } }) => ({ id, assigneeId, memberId }),
  correctRelationshipAction: ({ review: { id }, assigneeId }) => ({ id, assigneeId, relationship: 'PEER' }),
  extendRespondentAction: ({ review: { id }, assigneeId }) => ({ id, assigneeId, ...anEnd }),
  nudgeRespondentsAction: ({ review: { id }, assigneeId }) => ({ id, assigneeId }),
  nominatePeersAction: ({ review: { id }, respondent }) => ({ id, memberIds: [respondent.memberId] }),
  approveNominationAction: ({ review: { id } }) => ({ id, nominationId: randomUUID() }),
  declineNominationAction: ({ review: { id } }) => ({ id, nominationId: randomUUID() }),
  endSeriesAction: ({ series: { id } }) => ({ id }),
  unfollowCrowdAction: ({ review: { id } }) => ({ id, crowdId: randomUUID() }),
  hideAnswerAction: ({ answerId: id }) => ({ id, reason: 'Taken over' }),
  showAnswerAction: ({ answerId: id }) => ({ id }),
  shareReviewAction: ({ review: { id }, respondent: { memberId } }) => ({ id, memberId }),
  unshareReviewAction: ({ review: { id }, respondent: { memberId } }) => ({ id, memberId }),
  startExportAction: ({ answered: { id } }) => ({ source: 'review', id, format: 'CSV_LONG' }),
  acknowledgeReviewAction: ({ released: { id } }) => ({ id, comment: '' }),
  copyReviewAction: ({ draft: { id } }) => ({ id, madeId: randomUUID() }),
  copyRoundAction: ({ roundId: id }) => ({ id, madeId: randomUUID() }),
}

export const reviewsCalls: Calls = {
  'GET /api/export/[id]': ({ exportId }) => ({ line: `GET /api/export/${exportId}` }),
}
