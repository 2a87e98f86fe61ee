import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { addNextStep } from '@/lib/follow-ups/commands/add-next-step'
import { foundFollowUpsReading, listFollowUps, listFollowUpsAbout } from '@/lib/follow-ups/queries/list-follow-ups'
import { findSubject } from '@/lib/follow-ups/queries/list-subjects'
import { followUpListSchema } from '@/lib/follow-ups/schema'
import { randomId } from '@/lib/shared/randomness'
import { read } from '@/lib/platform/reading'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { respondToMeeting } from '@/lib/meetings/commands/respond-to-meeting'
import { aFollowUp, aFollowUpBetween, aFollowUpCircle } from '@/tests/factories/follow-ups'
import { aGoal } from '@/tests/factories/goals'
import { at } from '@/tests/factories/meetings'
import { aReview } from '@/tests/factories/reviews'

const titlesOf = async (actor: Actor, filter: object = {}) =>
  (await listFollowUps(actor, followUpListSchema.parse(filter))).rows.map(
    ({ title, badge }) => `${title} ${badge.label}`,
  )

/** Four follow-ups: one missed, one completed, one canceled and two to come. */
async function someFollowUps() {
  const circle = await aFollowUpCircle()
  const { organizer, guest: other } = circle
  const attendees = [other]
  const add = (title: string, day: string) => aFollowUp(organizer, { title, day, attendees })
  await at('2899-01-01T08:00:00Z', async () => {
    await add('Missed', '2899-01-02')
    await completeMeeting(other, await add('Completed', '2899-01-03'))
    const canceled = await add('Canceled', '2899-02-04')
    await addNextStep(other, { ...canceled, madeId: randomId(), title: 'Call Acme', ownerId: null, dueOn: null })
    await cancelMeeting(organizer, { ...canceled, scope: 'this' })
    await add('Later', '2899-02-06')
    await add('Next', '2899-02-05')
  })
  return circle
}

const inMidJanuary = <Result>(live: () => Promise<Result>) => at('2899-01-15T08:00:00Z', live)

test('upcoming ones stand with the next first, past ones with the last first, and nobody else sees them', async () => {
  const { organizer, guest, colleague } = await someFollowUps()
  await inMidJanuary(async () => {
    expect(await titlesOf(guest)).toEqual(['Next Pending', 'Later Pending'])
    expect(await titlesOf(guest, { tab: 'past' })).toEqual(['Completed Completed', 'Missed Missed'])
    expect(await titlesOf(organizer, { tab: 'all' })).toHaveLength(5)
    expect(await titlesOf(guest, { tab: 'all', person: organizer.memberId })).toHaveLength(5)
    expect(await titlesOf(guest, { tab: 'all', person: colleague.memberId })).toEqual([])
    expect(await titlesOf(colleague, { tab: 'all' })).toEqual([])
  })
})

test('a canceled one is in the past once its time is over, and counts no open next steps', async () => {
  const { guest } = await someFollowUps()
  await at('2899-02-04T12:00:00Z', async () => {
    const [last] = (await listFollowUps(guest, followUpListSchema.parse({ tab: 'past' }))).rows
    expect(last).toMatchObject({ title: 'Canceled', openItems: 0 })
  })
})

test('all of them begin with the next ones and once of each series, and end with what was canceled', async () => {
  const { organizer, guest } = await someFollowUps()
  await inMidJanuary(async () => {
    await aFollowUp(organizer, { title: 'Weekly', frequency: 'Weekly', day: '2899-01-31', attendees: [guest] })
    const titles = (await listFollowUps(guest, followUpListSchema.parse({ tab: 'all' }))).rows.map(({ title }) => title)
    expect(titles).toEqual(['Weekly', 'Next', 'Later', 'Completed', 'Missed', 'Canceled'])
  })
})

test('a page goes on where the one before it ended, also from what comes to what is past', async () => {
  const { organizer, guest } = await at('2899-01-02T08:00:00Z', () =>
    aFollowUpBetween({ frequency: 'Daily', title: 'Daily', day: '2899-01-04' }),
  )
  await at('2899-01-06T20:00:00Z', async () => {
    const withGuest = { tab: 'all', person: guest.memberId }
    const seen: string[] = []
    for (let after: string | null | undefined; after !== null;) {
      const { rows, next } = await listFollowUps(organizer, followUpListSchema.parse({ ...withGuest, after }))
      expect(rows.length).toBe(next === null ? rows.length : 25)
      seen.push(...rows.map(({ startsAt }) => startsAt.toISOString().slice(0, 10)))
      after = next
    }
    expect(seen).toHaveLength(new Set(seen).size)
    const [coming, past] = [seen.slice(0, -3), seen.slice(-3)]
    expect(coming).toEqual(coming.toSorted())
    expect([coming[0], ...past]).toEqual(['2899-01-07', '2899-01-06', '2899-01-05', '2899-01-04'])
  })
})

test('of a series the next meeting alone is upcoming, and the one after it once that is done', async () => {
  const { organizer, guest, id } = await aFollowUpBetween({ frequency: 'Weekly', title: 'Weekly' })
  await aFollowUp(organizer, { title: 'Once', time: '16:00', attendees: [guest] })
  const upcoming = async () => (await listFollowUps(guest, followUpListSchema.parse({}))).rows
  expect((await upcoming()).map(({ title }) => title)).toEqual(['Weekly', 'Once'])
  expect((await upcoming())[0]?.id).toBe(id)
  const withHer = await listFollowUps(guest, followUpListSchema.parse({ person: organizer.memberId }))
  expect(withHer.rows.length).toBeGreaterThan(2)
  await cancelMeeting(organizer, { id, scope: 'this' })
  const after = await upcoming()
  expect(after.map(({ title }) => title)).toEqual(['Once', 'Weekly'])
  expect(after[1]?.id).not.toBe(id)
})

test('words and goals find only the follow-ups one is invited to', async () => {
  const { organizer, guest, colleague } = await aFollowUpCircle()
  const goal = await aGoal(organizer, { type: 'Self', visibility: 'WORKSPACE' })
  await aFollowUp(organizer, { type: 'Goal', goalIds: [goal.id], attendees: [guest], title: 'About 100%' })
  expect((await read(foundFollowUpsReading(guest, '100%', 5))).map(({ title }) => title)).toEqual(['About 100%'])
  expect(await read(foundFollowUpsReading(guest, '1%0', 5))).toEqual([])
  expect(await read(foundFollowUpsReading(colleague, 'About', 5))).toEqual([])
  expect(await listFollowUpsAbout(guest, { goal: goal.id })).toHaveLength(1)
  expect(await listFollowUpsAbout(colleague, { goal: goal.id })).toEqual([])
})

test('a search finds titles in each list, and every meeting to come of a series', async () => {
  const { organizer, guest, colleague } = await someFollowUps()
  await inMidJanuary(async () => {
    expect(await titlesOf(guest, { search: 'ext' })).toEqual(['Next Pending'])
    expect(await titlesOf(guest, { search: 'MISS', tab: 'past' })).toEqual(['Missed Missed'])
    expect(await titlesOf(guest, { search: 'ed', tab: 'all' })).toEqual([
      'Completed Completed',
      'Missed Missed',
      'Canceled Canceled',
    ])
    for (const search of ['_', '%']) expect(await titlesOf(guest, { search })).toEqual([])
    expect(await titlesOf(colleague, { search: 'Next', tab: 'all' })).toEqual([])
    await aFollowUp(organizer, { title: 'Weekly', frequency: 'Weekly', day: '2899-01-31', attendees: [guest] })
    expect((await titlesOf(guest, { search: 'weekly' })).length).toBeGreaterThan(1)
  })
})

test('of a series about a goal only the next one to come stands beside it', async () => {
  const { organizer, guest } = await aFollowUpCircle()
  const goal = await aGoal(organizer, { type: 'Self', visibility: 'WORKSPACE' })
  const weekly = { type: 'Goal', frequency: 'Weekly' } as const
  const { id } = await aFollowUp(organizer, { ...weekly, goalIds: [goal.id], attendees: [guest] })
  expect((await listFollowUpsAbout(guest, { goal: goal.id })).map((one) => one.id)).toEqual([id])
})

test('words find what comes soonest first and once of a series, then what is past', async () => {
  const { guest } = await someFollowUps()
  const wordsFind = async (actor: Actor, words: string) =>
    (await read(foundFollowUpsReading(actor, words, 9))).map(({ title }) => title)
  await inMidJanuary(async () => {
    expect(await wordsFind(guest, 'e')).toEqual(['Next', 'Later', 'Canceled', 'Completed', 'Missed'])
  })
  const { organizer, id } = await aFollowUpBetween({ frequency: 'Weekly', title: 'Weekly' })
  expect((await read(foundFollowUpsReading(organizer, 'Weekly', 5))).map((one) => one.id)).toEqual([id])
})

test('feedback finds only the follow-ups about it that one is invited to', async () => {
  const { organizer, guest, colleague } = await aFollowUpCircle()
  const { id: review } = await aReview(organizer, { asked: [guest] })
  await aFollowUp(organizer, { type: 'Review', reviewIds: [review], attendees: [guest], title: 'About it' })
  await aFollowUp(organizer, { time: '12:00', attendees: [colleague] })
  const about = async (actor: Actor) => (await listFollowUpsAbout(actor, { review })).map(({ title }) => title)
  expect([await about(organizer), await about(guest), await about(colleague)]).toEqual([['About it'], ['About it'], []])
})

test('is narrowed to a goal, whose title only people see who may read the goal', async () => {
  const { organizer, guest } = await aFollowUpCircle()
  const goal = await aGoal(organizer, { type: 'Self', visibility: 'PRIVATE', title: 'Learn Dutch' })
  await aFollowUp(organizer, { title: 'About it', type: 'Goal', goalIds: [goal.id], attendees: [guest] })
  await aFollowUp(organizer, { title: 'Another', time: '12:00', attendees: [guest] })
  for (const actor of [organizer, guest]) expect(await titlesOf(actor, { goal: goal.id })).toEqual(['About it Pending'])
  expect(await findSubject(organizer, { goal: goal.id })).toMatchObject({ title: 'Learn Dutch' })
  expect(await findSubject(guest, { goal: goal.id })).toBeNull()
})

test('people who declined see Declined, and the others see Pending', async () => {
  const { organizer, guest, id } = await aFollowUpBetween({ title: 'Launch' })
  await respondToMeeting(guest, { id, isAttending: false, note: 'On leave' })
  expect([await titlesOf(guest), await titlesOf(organizer)]).toEqual([['Launch Declined'], ['Launch Pending']])
})
