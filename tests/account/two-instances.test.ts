import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Actor } from '@/lib/access/actor'
import { publishReview } from '@/lib/reviews/drafting/commands/publish-review'
import { minutesFrom, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { startMailSink } from '@/scripts/support/mail-sink.mjs'
import { aFollowUp } from '@/tests/factories/follow-ups'
import { aGoal } from '@/tests/factories/goals'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aOneOnOne } from '@/tests/factories/one-on-ones'
import { aDraft, aReview } from '@/tests/factories/reviews'
import { aSeries } from '@/tests/factories/series'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { at, forgetOthers } from '@/tests/reviews/reminders/due-reviews'

const dir = await mkdtemp(join(tmpdir(), 'rapport-hour-'))
const sink = await startMailSink({ dir })
process.env.SMTP_URL = sink.url

const arrived = z.object({ to: z.array(z.string()), subject: z.string() })

/** The product as one process has it: its modules, its connections and its clock are its own. */
async function anInstance() {
  vi.resetModules()
  const { allJobs } = await import('@/lib/account/start-product')
  const clock = await import('@/lib/platform/clock')
  return { jobs: allJobs, setClock: clock.setClock }
}
type Instance = Awaited<ReturnType<typeof anInstance>>

const instances = [await anInstance(), await anInstance()]

// What a later test loads is the last instance: its clock goes on as well.
afterAll(async () => {
  setClock()
  for (const instance of instances) instance.setClock()
  await sink.stop()
})

const [lastMonday, wednesday, monday] = ['2031-03-03T09:00:00Z', '2031-03-05T10:00:00Z', '2031-03-10T08:40:00Z']
const day = monday.slice(0, 10)

/** Something of every module that is due between 8:40 and 9:40 on a Monday. */
async function aDueHour() {
  at(lastMonday)
  await forgetOthers()
  const workspace = await aWorkspace()
  const mira = await anAdmin({ workspace, firstName: 'Mira', lastName: 'Stone' })
  const tom = await aMember({ workspace, firstName: 'Tom', lastName: 'Reed' })
  const lena = await aMember({ workspace, firstName: 'Lena', lastName: 'Vogt' })
  await aTeam({ workspace, managers: [mira], members: [tom, lena] })
  await db.member.update({ where: { id: lena.memberId }, data: { startDate: new Date('2028-03-10') } })
  await aSeries(mira, { asked: [tom, lena], title: 'Monday pulse' })
  at(wednesday)
  await aReview(mira, { asked: [tom], title: 'How we work' })
  await aReview(mira, { asked: [lena], title: 'Launch week', closesOn: day, closesTime: '09:20' })
  const offsite = { title: 'Offsite', startsOn: day, startsTime: '09:10' }
  await publishReview(mira, await aDraft(mira, { asked: [lena], ...offsite }))
  await aGoal(mira, { title: 'Answer sooner', assignees: [tom], endsOn: '2031-03-17' })
  await aOneOnOne(mira, tom, { day, time: '10:00' })
  await aFollowUp(mira, { attendees: [lena], day, time: '08:00', title: 'Clinics' })
  return { mira, tom, lena }
}

/** Whether a job is called at this minute: `*`, a number or every so many in the first two fields. */
function isCalled(cron: string, time: Date) {
  const fits = (field = '*', value: number) =>
    field === '*' || (field.startsWith('*/') ? value % Number(field.slice(2)) === 0 : Number(field) === value)
  const [minute, hour] = cron.split(' ')
  return fits(minute, time.getUTCMinutes()) && fits(hour, time.getUTCHours())
}

/** A job works on each thing by itself, and throws at its end what failed: here, what other tests left behind. */
async function runAll({ jobs, setClock: set }: Instance, time: Date) {
  set(() => time)
  for (const { cron, run } of jobs) if (isCalled(cron, time)) await run(time).catch(() => undefined)
}

const toldOf = async (people: Record<string, Actor>) => {
  const rows = Object.entries(people).map(async ([name, { memberId }]) => {
    const found = await db.notification.findMany({ where: { memberId, createdAt: { gte: new Date(monday) } } })
    return found.map(({ message }) => `${name}: ${message}`)
  })
  return (await Promise.all(rows)).flat().toSorted()
}

/** What has left for everybody, with the names of the people in place of their addresses. */
async function sentTo(people: Record<string, Actor>) {
  const names = new Map(Object.entries(people).map(([name, { email }]) => [email, name]))
  const messages = await Promise.all((await readdir(dir)).map((file) => readFile(join(dir, file), 'utf8')))
  return messages
    .map((message) => arrived.parse(JSON.parse(message)))
    .map(({ to, subject }) => `${names.get(to[0] ?? '')}: ${subject}`)
    .toSorted()
}

/** Once last Monday and once on this. */
const twice = (line: string) => [line, line]

test('two instances that run every job of an hour do each thing once', { timeout: 60_000 }, async () => {
  const people = await aDueHour()
  for (let minute = 0; minute <= 60; minute++) {
    const time = minutesFrom(new Date(monday), minute)
    await Promise.all(instances.map((instance) => runAll(instance, time)))
  }
  expect(await toldOf(people)).toEqual([
    'lena: Mira Stone asked for your feedback: Monday pulse',
    'lena: Mira Stone asked for your feedback: Offsite',
    'mira: You earned the badge Initiate',
    'mira: “Clinics” has ended. Complete or move it',
    'mira: “Launch week” is closed: 0 of 1 person answered',
    'mira: “Monday pulse” is closed: 0 of 2 people answered',
    'mira: “One-on-one” begins in an hour',
    'tom: Ends Mar 17, 2031: Answer sooner',
    'tom: Mira Stone asked for your feedback: Monday pulse',
    'tom: “One-on-one” begins in an hour',
  ])
  const asked = 'Mira Stone asked for your feedback:'
  expect(await sentTo(people)).toEqual([
    `lena: ${asked} “Launch week”`,
    ...twice(`lena: ${asked} “Monday pulse”`),
    `lena: ${asked} “Offsite”`,
    'lena: Mira Stone invited you to “Clinics”',
    'mira: “Launch week” is closed',
    'mira: “Monday pulse” is closed',
    `tom: ${asked} “How we work”`,
    ...twice(`tom: ${asked} “Monday pulse”`),
    'tom: Mira Stone assigned you a goal: “Answer sooner”',
    'tom: Mira Stone invited you to “One-on-one”',
    'tom: Prepare: One-on-one with Mira Stone, and 2 more',
  ])
  const { workspaceId } = people.mira
  expect(await db.review.count({ where: { workspaceId, title: 'Monday pulse' } })).toBe(2)
  expect(await db.celebration.count({ where: { workspaceId } })).toBe(1)
})
