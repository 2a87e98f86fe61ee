import { randomUUID } from 'node:crypto'
import { timing } from '@/tests/factories/meetings'
import { turnOffSchedule } from '@/lib/one-on-ones/schedules/commands/turn-off-schedule'
import { planSchedule } from '@/lib/one-on-ones/schedules/queries/plan-schedule'
import type { Actor } from '@/lib/access/actor'
import { oneOnOneInput } from '@/tests/factories/one-on-ones'
import { scheduleFields } from '@/tests/factories/schedules'
import type { Sweep, SweptWorld } from '@/tests/factories/sweep/world'

const day = '2999-12-03'

const ofPair = ({ oneOnOne: { pairId: id } }: SweptWorld) => ({ id })
const ofPoint = ({ oneOnOne: { pairId: id, pointId } }: SweptWorld) => ({ id, pointId })

const theTwo = async ({ creator, respondent }: SweptWorld) => [creator, respondent]

const itemOf = ({ creator }: SweptWorld) => ({ title: 'Taken over', ownerId: creator.memberId, dueOn: null })

/** What somebody sends who saw the plan for these people. */
async function plannedFor({ creator }: SweptWorld, people: readonly Actor[]) {
  const fields = scheduleFields(people, { startTime: '10:00' })
  return { ...fields, seen: (await planSchedule(creator, fields)).slots }
}

const unplanned = (people: readonly Actor[]) => ({ ...scheduleFields(people), seen: [] })

const turnedOff = ({ creator, schedule: { id } }: SweptWorld) => turnOffSchedule(creator, { id })

const schedules = {
  inputs: {
    createScheduleAction: ({ schedule: { toAdd } }) => ({ ...unplanned([toAdd]), madeId: randomUUID() }),
    turnOnScheduleAction: ({ schedule: { id, inIt } }) => ({ ...unplanned([inIt]), id }),
    turnOffScheduleAction: ({ schedule: { id } }) => ({ id }),
    addToScheduleAction: ({ schedule: { id, toAdd } }) => ({ id, memberId: toAdd.memberId }),
    deleteScheduleAction: ({ schedule: { id } }) => ({ id }),
  },
  rightful: {
    createScheduleAction: async (world) => ({
      ...(await plannedFor(world, [world.schedule.toAdd])),
      madeId: randomUUID(),
    }),
    turnOnScheduleAction: async (world) => ({
      ...(await plannedFor(world, [world.schedule.inIt])),
      id: world.schedule.id,
    }),
  },
  ready: { turnOnScheduleAction: turnedOff, deleteScheduleAction: turnedOff },
  calls: {
    'GET /api/one-on-one/schedule-plan': ({ schedule: { toAdd } }) => {
      const { memberIds, weekdays, title: _, ...fields } = scheduleFields([toAdd])
      const texts = Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)])
      const query = new URLSearchParams([...texts, ['memberIds', memberIds.join()], ['weekdays', weekdays.join()]])
      return { line: `GET /api/one-on-one/schedule-plan?${query.toString()}` }
    },
  },
} as const satisfies Sweep

const inputs: NonNullable<Sweep['inputs']> = {
  changeOneOnOneAction: ({ oneOnOne: { id } }) => ({
    ...timing({ day }),
    id,
    version: 1,
    scope: 'this',
    title: 'Taken over',
    description: '',
  }),
  addTalkingPointAction: (world) => ({ ...ofPair(world), madeId: randomUUID(), text: 'Taken over' }),
  editTalkingPointAction: (world) => ({ ...ofPoint(world), text: 'Taken over' }),
  deleteTalkingPointAction: ofPoint,
  addAgendaAction: (world) => ({ ...ofPair(world), agenda: 'weekly' }),
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
    id,
    commentId,
    comment: 'Taken over',
  }),
  deleteOneOnOneCommentAction: ({ oneOnOne: { id }, pairCommentId: commentId }) => ({ id, commentId }),
  rescheduleOneOnOnesAction: ({ oneOnOne: { id } }) => ({ moves: [{ id, version: 1, day, time: '10:00' }] }),
  savePrivateNoteAction: ({ oneOnOne: { id } }) => ({ id, text: 'Taken over' }),
}

export const sweep: Sweep = {
  inputs: {
    ...inputs,
    ...schedules.inputs,
    scheduleOneOnOneAction: ({ respondent, oneOnOne }) => oneOnOneInput(respondent, { day, madeId: oneOnOne.id }),
    raiseTalkingPointAction: ({ respondent: { memberId: withId } }) => ({
      madeId: randomUUID(),
      withId,
      text: 'Taken over',
      link: '',
    }),
    saveAgendaAction: () => ({ madeId: randomUUID(), name: 'Taken over', points: ['Taken over'] }),
    renameAgendaAction: ({ agendaId: id }) => ({ id, name: 'Taken over' }),
    deleteAgendaAction: ({ agendaId: id }) => ({ id }),
  },
  calls: {
    ...schedules.calls,
    'POST /api/one-on-one/summary': ({ oneOnOne: { id } }) => ({
      line: 'POST /api/one-on-one/summary',
      body: JSON.stringify({ id, pressId: randomUUID(), range: 'this' }),
    }),
    'POST /api/one-on-one/points-draft': ({ oneOnOne: { pairId: id } }) => ({
      line: 'POST /api/one-on-one/points-draft',
      body: JSON.stringify({ id, pressId: randomUUID() }),
    }),
    'GET /api/one-on-one/move-check': ({ oneOnOne: { id } }) => ({
      line: `GET /api/one-on-one/move-check?moves=${id}@${day}@10:00`,
    }),
    'GET /api/one-on-one/live': ({ oneOnOne: { pairId } }) => ({ line: `GET /api/one-on-one/live?id=${pairId}` }),
    'POST /api/one-on-one/status-complete': ({ oneOnOne: { id } }) => ({
      line: `POST /api/one-on-one/status-complete?id=${id}`,
    }),
  },
  ready: schedules.ready,
  rightful: {
    ...schedules.rightful,
    scheduleOneOnOneAction: ({ respondent }) => oneOnOneInput(respondent, { day }),
    'POST /api/one-on-one/status-complete': ({ oneOnOne: { id } }) => ({ id }),
  },
  unpressed: {
    'POST /api/one-on-one/summary': 'Asks an AI service; the test of writeDraft presses twice for one request.',
    'POST /api/one-on-one/points-draft': 'Asks an AI service; the test of writeDraft presses twice for one request.',
  },
  entitled: Object.fromEntries(Object.keys(inputs).map((name) => [name, theTwo])),
}
