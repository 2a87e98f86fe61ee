import { randomUUID } from 'node:crypto'
import { timing } from '@/tests/factories/meetings'
import { oneOnOneInput } from '@/tests/factories/one-on-ones'
import type { Sweep, SweptWorld } from '@/tests/factories/sweep/world'

const day = '2999-12-03'

const ofPair = ({ oneOnOne: { pairId: id } }: SweptWorld) => ({ id })
const ofPoint = ({ oneOnOne: { pairId: id, pointId } }: SweptWorld) => ({ id, pointId })

const theTwo = async ({ creator, respondent }: SweptWorld) => [creator, respondent]

const itemOf = ({ creator }: SweptWorld) => ({ title: 'Taken over', ownerId: creator.memberId, dueOn: null })

const inputs: NonNullable<Sweep['inputs']> = {
  changeOneOnOneAction: ({ oneOnOne: { id } }) => ({
    ...timing({ day }),
    ...{ id, version: 1, scope: 'this', title: 'Taken over', description: '' },
  }),
  addTalkingPointAction: (world) => ({ ...ofPair(world), madeId: randomUUID(), text: 'Taken over' }),
  editTalkingPointAction: (world) => ({ ...ofPoint(world), text: 'Taken over' }),
  deleteTalkingPointAction: ofPoint,
  moveTalkingPointAction: (world) => ({ ...ofPoint(world), beforeId: null }),
  tickTalkingPointAction: (world) => ({ ...ofPoint(world), meetingId: world.oneOnOne.id, isDone: true }),
  addPointNoteAction: (world) => ({ ...ofPoint(world), madeId: randomUUID(), text: 'Taken over' }),
  editPointNoteAction: (world) => ({ ...ofPair(world), noteId: world.pointNoteId, text: 'Taken over' }),
  deletePointNoteAction: (world) => ({ ...ofPair(world), noteId: world.pointNoteId }),
  addPairItemAction: (world) => ({ ...ofPair(world), ...itemOf(world), madeId: randomUUID() }),
  editPairItemAction: (world) => ({ ...ofPair(world), ...itemOf(world), itemId: world.pairItemId }),
  tickPairItemAction: (world) => ({ ...ofPair(world), itemId: world.pairItemId, isDone: true }),
  deletePairItemAction: (world) => ({ ...ofPair(world), itemId: world.pairItemId }),
  commentOnOneOnOneAction: ({ oneOnOne: { id } }) => ({ madeId: randomUUID(), id, comment: 'Taken over' }),
  editOneOnOneCommentAction: ({ oneOnOne: { id }, pairCommentId: commentId }) => ({
    ...{ id, commentId, comment: 'Taken over' },
  }),
  deleteOneOnOneCommentAction: ({ oneOnOne: { id }, pairCommentId: commentId }) => ({ id, commentId }),
  savePrivateNoteAction: ({ oneOnOne: { id } }) => ({ id, text: 'Taken over' }),
}

export const sweep: Sweep = {
  inputs: {
    ...inputs,
    scheduleOneOnOneAction: ({ respondent, oneOnOne }) => oneOnOneInput(respondent, { day, madeId: oneOnOne.id }),
    raiseTalkingPointAction: ({ respondent: { memberId: withId } }) => ({
      ...{ madeId: randomUUID(), withId, text: 'Taken over', link: '' },
    }),
    saveAgendaAction: () => ({ madeId: randomUUID(), name: 'Taken over', points: ['Taken over'] }),
    deleteAgendaAction: ({ agendaId: id }) => ({ id }),
  },
  calls: {
    'GET /api/one-on-one/live': ({ oneOnOne: { pairId } }) => ({ line: `GET /api/one-on-one/live?id=${pairId}` }),
    'POST /api/one-on-one/status-complete': ({ oneOnOne: { id } }) => ({
      line: `POST /api/one-on-one/status-complete?id=${id}`,
    }),
  },
  rightful: {
    scheduleOneOnOneAction: ({ respondent }) => oneOnOneInput(respondent, { day }),
    'POST /api/one-on-one/status-complete': ({ oneOnOne: { id } }) => ({ id }),
  },
  entitled: Object.fromEntries(Object.keys(inputs).map((name) => [name, theTwo])),
}
