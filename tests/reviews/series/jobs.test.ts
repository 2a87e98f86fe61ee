import { afterEach, test, expect } from 'vitest'
import { setClock, minutesFrom } from '@/lib/platform/clock'
import { sendDueOccurrences, jobs } from '@/lib/reviews/series/jobs'
import { aCircle, type GivenForm } from '@/tests/factories/reviews'
import { aSeries, occurrencesOf, storedSeries } from '@/tests/factories/series'
import { mailsTo } from '@/tests/support/outbox'
import { anAdmin, deactivate } from '@/tests/factories/members'
import { transaction } from '@/lib/platform/db'
import { untilAwaited } from '@/tests/support/waiting'
import { endSeries } from '@/lib/reviews/series/commands/end-series'

afterEach(() => setClock())

function run(moment: string | Date) {
  const instant = new Date(moment)
  setClock(() => instant)
  return sendDueOccurrences(instant)
}

/** A form that repeats, sent at a moment. */
async function aRepeating(given: GivenForm = {}, sentAt = '2026-10-19T07:00:00Z') {
  setClock(() => new Date(sentAt))
  const { workspace, creator, asked } = await aCircle(2)
  const series = await aSeries(creator, { asked, timeZone: 'Europe/Berlin', ...given })
  return { workspace, creator, asked, ...series }
}

const startsOf = async (id: string) =>
  (await occurrencesOf(id)).map(({ publishedAt }) => publishedAt?.toISOString().slice(0, 16))

/** Runs the job every half hour. */
async function liveThrough(from: string, until: string) {
  for (let at = new Date(from); at <= new Date(until); at = minutesFrom(at, 30)) await run(at)
}

test.each<[string, GivenForm, string, string, string[]]>([
  [
    'every week in Berlin, as the clocks go back',
    { timeZone: 'Europe/Berlin' },
    '2026-10-19T07:00:00Z',
    '2026-11-02T12:00:00Z',
    ['2026-10-19T07:00', '2026-10-26T08:00', '2026-11-02T08:00'],
  ],
  [
    'every day in New York, as they go forward',
    { timeZone: 'America/New_York', frequency: 'Daily', openDays: 1, closesTime: '09:00' },
    '2026-03-06T14:00:00Z',
    '2026-03-09T14:00:00Z',
    ['2026-03-06T14:00', '2026-03-07T14:00', '2026-03-08T13:00', '2026-03-09T13:00'],
  ],
  [
    'every day on Lord Howe, by half an hour',
    { timeZone: 'Australia/Lord_Howe', frequency: 'Daily', openDays: 1, closesTime: '09:00' },
    '2026-04-03T22:00:00Z',
    '2026-04-06T00:00:00Z',
    ['2026-04-03T22:00', '2026-04-04T22:30', '2026-04-05T22:30'],
  ],
])('%s', async (_, given, from, until, expected) => {
  const { id } = await aRepeating(given, from)
  await liveThrough(from, until)
  expect(await startsOf(id)).toEqual(expected)
})

test('every month from the 31st, which returns to the 31st', async () => {
  const { id } = await aRepeating({ frequency: 'Monthly', openDays: 7 }, '2026-01-31T08:00:00Z')
  for (const day of ['2026-02-27', '2026-02-28', '2026-03-30', '2026-03-31', '2026-04-30'])
    await run(`${day}T08:00:00Z`)
  expect((await occurrencesOf(id)).map(({ on }) => on)).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
  ])
})

test('a job that was down for a month sends one round, and the next in its time', async () => {
  const { id, asked } = await aRepeating()
  await run('2026-11-17T10:00:00Z')
  await run('2026-11-17T10:01:00Z')
  await run('2026-11-23T08:00:00Z')
  expect((await occurrencesOf(id)).map(({ on }) => on)).toEqual(['2026-10-19', '2026-11-16', '2026-11-23'])
  expect(await mailsTo(asked[0]?.email ?? '')).toHaveLength(3)
})

test('running twice or in two places at once sends one round', async () => {
  const { id, asked } = await aRepeating()
  const monday = new Date('2026-10-26T08:00:00Z')
  setClock(() => monday)
  await Promise.all([sendDueOccurrences(monday), sendDueOccurrences(monday)])
  await run(monday)
  expect(await occurrencesOf(id)).toHaveLength(2)
  expect(await mailsTo(asked[0]?.email ?? '')).toHaveLength(2)
})

test('ends with its creator, and an Admin is told', async () => {
  const { workspace, creator, id } = await aRepeating()
  const admin = await anAdmin({ workspace })
  await deactivate(creator)
  await run('2026-10-26T08:00:00Z')
  await run('2026-11-02T08:00:00Z')
  expect(await storedSeries(id)).toMatchObject({
    nextOn: null,
    endedReason: 'Its creator is no longer in this workspace.',
  })
  expect(await occurrencesOf(id)).toHaveLength(1)
  expect((await mailsTo(admin.email)).map(({ event }) => event)).toEqual(['series.ended'])
})

test.each([
  ['who left', true],
  ['who is here', false],
])('goes on where it is taken over, in the very moment it is due, from somebody %s', async (_, isGone) => {
  const { workspace, creator, id } = await aRepeating()
  const admin = await anAdmin({ workspace })
  if (isGone) await deactivate(creator)
  const running = await transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM "ReviewSeries" WHERE id = ${id}::uuid FOR UPDATE`
    const sending = run('2026-10-26T08:00:00Z')
    await untilAwaited()
    await tx.reviewSeries.update({ where: { id }, data: { creatorId: admin.memberId } })
    return { sending }
  })
  expect(await running.sending).toEqual({ sent: 0, skipped: 0, ended: 0 })
  await run('2026-10-26T08:01:00Z')
  expect(await occurrencesOf(id)).toMatchObject([{}, { creatorId: admin.memberId }])
})

test('goes on where its creator is back in the very moment it is due', async () => {
  const { creator, id } = await aRepeating()
  await deactivate(creator)
  const running = await transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM "ReviewSeries" WHERE id = ${id}::uuid FOR UPDATE`
    const sending = run('2026-10-26T08:00:00Z')
    await untilAwaited()
    await tx.member.update({ where: { id: creator.memberId }, data: { status: 'ACTIVE' } })
    return { sending }
  })
  expect(await running.sending).toEqual({ sent: 0, skipped: 0, ended: 0 })
  await run('2026-10-26T08:01:00Z')
  expect(await occurrencesOf(id)).toHaveLength(2)
})

test('ends when its creator may no longer send it, for a reason its creator reads', async () => {
  const { creator, asked, id } = await aRepeating()
  for (const one of asked) await deactivate(one)
  await run('2026-10-26T08:00:00Z')
  const { endedReason, nextOn } = await storedSeries(id)
  expect([nextOn, endedReason]).toEqual([null, 'There’s nobody left to ask: everyone has left or opted out.'])
  expect((await mailsTo(creator.email)).at(-1)).toMatchObject({ event: 'series.ended', props: { reason: endedReason } })
})

test('one that was ended stays ended', async () => {
  const { creator, id } = await aRepeating()
  await endSeries(creator, { id })
  await run('2026-10-26T08:00:00Z')
  expect(await occurrencesOf(id)).toHaveLength(1)
})

test('is what the queue runs every minute', () => {
  expect(jobs).toMatchObject([{ name: 'review.repeat', cron: '* * * * *', run: sendDueOccurrences }])
})
