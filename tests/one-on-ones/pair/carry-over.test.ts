import { afterEach, expect, test } from 'vitest'
import { systemActor } from '@/lib/access/actor'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { changeOneOnOne } from '@/lib/one-on-ones/commands/change-one-on-one'
import { moveTalkingPoint } from '@/lib/one-on-ones/commands/move-talking-point'
import { tickTalkingPoint } from '@/lib/one-on-ones/commands/tick-talking-point'
import { undoCompletion } from '@/lib/meetings/commands/undo-completion'
import { makeOneOnOnes } from '@/lib/one-on-ones/commands/make-one-on-ones'
import { hoursFrom, now, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { addDays, dayIn } from '@/lib/shared/dates'
import { timing } from '@/tests/factories/meetings'
import { agendaOf, aOneOnOne, aPair, aPoint } from '@/tests/factories/one-on-ones'
import { outcomeOf } from '@/tests/support/refused'

afterEach(() => setClock())

/** Numbers between 0 and 1 that are the same for the same seed. */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

type World = Awaited<ReturnType<typeof aPair>>

const pendingIds = async ({ pairId }: World) => {
  const where = { oneOnOne: { pairId }, completedAt: null, canceledAt: null }
  const meetings = await db.meeting.findMany({ where, orderBy: { createdAt: 'asc' }, select: { id: true } })
  return meetings.map(({ id }) => id)
}

const pointsOf = ({ pairId }: World, doneAt: null | { not: null }) =>
  db.talkingPoint.findMany({ where: { pairId, doneAt }, select: { id: true, text: true, meetingId: true } })

/** What may happen to a pair, each to something picked at random. A meeting that is skipped is one that nothing happens to. */
const acts = (world: World, pick: <Item>(items: readonly Item[]) => Item | undefined, turn: number) => {
  const { one, other, pairId } = world
  const actor = turn % 2 ? one : other
  const meeting = async (act: (id: string) => Promise<unknown>) => {
    const id = pick(await pendingIds(world))
    if (id !== undefined) await act(id)
  }
  return [
    () => aPoint(actor, pairId, `Point ${turn}`),
    () => aOneOnOne(one, other, { day: addDays(dayIn(now(), 'UTC'), 10 + turn) }),
    () => meeting((id) => completeMeeting(actor, { id })),
    () => meeting((id) => cancelMeeting(actor, { id, scope: 'this' })),
    () =>
      meeting(async (id) => {
        const { version } = await db.meeting.findUniqueOrThrow({ where: { id } })
        const day = addDays(dayIn(now(), 'UTC'), 200 + turn)
        const words = { title: 'Moved', description: '', scope: 'this' } as const
        await changeOneOnOne(actor, { ...timing({ day }), ...words, id, version })
      }),
    () =>
      meeting(async (meetingId) => {
        const point = pick(await pointsOf(world, null))
        if (point) await tickTalkingPoint(actor, { id: pairId, pointId: point.id, meetingId, isDone: true })
      }),
    async () => {
      const open = await pointsOf(world, null)
      const [point, before] = [pick(open), pick(open)]
      if (point) await moveTalkingPoint(actor, { id: pairId, pointId: point.id, beforeId: before?.id ?? null })
    },
  ]
}

/** Every open point is on each agenda to come once, and what was ticked off is in the one meeting it was ticked off in. */
async function expectNothingLost(world: World, added: number) {
  const open = (await pointsOf(world, null)).map(({ text }) => text).toSorted()
  const done = await pointsOf(world, { not: null })
  expect(open.length + done.length).toBe(added)
  const everyId = await db.oneOnOne.findMany({ where: { pairId: world.pairId }, select: { id: true } })
  const toCome = await pendingIds(world)
  for (const { id } of everyId) {
    const agenda = await agendaOf(world.one, id)
    const ticked = done.filter(({ meetingId }) => meetingId === id).map(({ text }) => `✓ ${text}`)
    expect(agenda.toSorted()).toEqual([...(toCome.includes(id) ? open : []), ...ticked].toSorted())
  }
}

test.each([1, 7, 42, 2026])(
  'no order of adding, moving, skipping, completing and canceling loses or doubles a point (seed %i)',
  async (seed) => {
    const random = randomFrom(seed)
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
    const world = await aPair()
    let added = 0
    for (let turn = 0; turn < 30; turn += 1) {
      const possible = acts(world, pick, turn)
      const chosen = Math.floor(random() * possible.length)
      await possible[chosen]?.()
      if (chosen === 0) added += 1
    }
    await expectNothingLost(world, added)
  },
  60_000,
)

/** What else may happen while weeks pass: a series moves, an end is undone, a point is opened again. */
const laterActs = (world: World, pick: <Item>(items: readonly Item[]) => Item | undefined, turn: number) => [
  async () => {
    const id = pick(await pendingIds(world))
    if (id === undefined) return
    const { version } = await db.meeting.findUniqueOrThrow({ where: { id } })
    const days = { day: addDays(dayIn(now(), 'UTC'), turn), frequency: 'Weekly', lastOn: null } as const
    const words = { title: 'Moved', description: '', scope: 'all' } as const
    await changeOneOnOne(world.other, { ...timing(days), ...words, id, version })
  },
  async () => {
    const where = { oneOnOne: { pairId: world.pairId }, completedAt: { not: null } }
    const done = await db.meeting.findFirst({ where, orderBy: { completedAt: 'desc' }, select: { id: true } })
    if (done) await undoCompletion(world.one, done)
  },
  async () => {
    const { id: pointId, meetingId } = pick(await pointsOf(world, { not: null })) ?? {}
    if (pointId !== undefined && meetingId)
      await tickTalkingPoint(world.other, { id: world.pairId, pointId, meetingId, isDone: false })
  },
  async () => {
    const where = { meetings: { some: { oneOnOne: { pairId: world.pairId } } } }
    for (const series of await db.meetingSeries.findMany({ where, select: { id: true } }))
      await makeOneOnOnes(systemActor(world.workspace.id), series)
  },
]

test.each([3, 11, 2027])(
  'weeks in which a series goes on, moves, is missed and undone lose or double no point (seed %i)',
  async (seed) => {
    const random = randomFrom(seed)
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
    let present = new Date('2027-01-04T08:00:00Z')
    setClock(() => present)
    const world = await aPair({ day: '2027-01-05', frequency: 'Weekly', lastOn: null })
    let added = 0
    for (let turn = 0; turn < 30; turn += 1) {
      present = hoursFrom(present, Math.floor(random() * 72))
      const possible = [...acts(world, pick, turn), ...laterActs(world, pick, turn)]
      const chosen = Math.floor(random() * possible.length)
      const outcome = await outcomeOf(possible[chosen]?.() ?? Promise.resolve())
      if (chosen === 0 && outcome === 'done') added += 1
    }
    await expectNothingLost(world, added)
  },
  60_000,
)
