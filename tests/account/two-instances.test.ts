import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { z } from 'zod'
import type { Actor } from '@/lib/access/actor'
import { minutesFrom } from '@/lib/platform/clock'
import { startMailSink } from '@/scripts/support/mail-sink.mjs'
import { ensureClone } from '@/tests/support/database'

const dir = await mkdtemp(join(tmpdir(), 'rapport-hour-'))
const sink = await startMailSink({ dir })
const { serverUrl, template, run: ofRun } = inject('database')
const { DATABASE_URL, SMTP_URL } = process.env
const shared = globalThis as typeof globalThis & { rapportDb?: unknown }
const { rapportDb } = shared

// Every job looks at the whole database, so it has one of its own.
process.env.DATABASE_URL = await ensureClone(serverUrl, { template, run: ofRun, worker: 'hour' })
process.env.SMTP_URL = sink.url

/** Loads the product as a process of its own does: its modules, its connections and its clock. */
async function inProcess<Loaded>(load: () => Promise<Loaded>) {
  vi.resetModules()
  shared.rapportDb = undefined
  const { db } = await import('@/lib/platform/db')
  await db.$connect()
  return { ...(await load()), leave: () => db.$disconnect() }
}

async function anInstance() {
  const { allJobs } = await import('@/lib/account/all-jobs')
  const { setClock } = await import('@/lib/platform/clock')
  return { jobs: allJobs, setClock }
}
type Instance = Awaited<ReturnType<typeof anInstance>>

const hour = await inProcess(() => import('./due-hour'))
const instances = [await inProcess(anInstance), await inProcess(anInstance)]

// What comes after loads the product anew, with the settings and the connections of before.
afterAll(async () => {
  for (const { leave } of [hour, ...instances]) await leave()
  Object.assign(process.env, { DATABASE_URL, SMTP_URL })
  shared.rapportDb = rapportDb
  vi.resetModules()
  await sink.stop()
})

const arrived = z.object({ to: z.array(z.string()), subject: z.string() })

/** Whether a job is called at this minute: `*`, a number or every so many in the first two fields. */
function isCalled(cron: string, time: Date) {
  const fits = (field = '*', value: number) =>
    field === '*' || (field.startsWith('*/') ? value % Number(field.slice(2)) === 0 : Number(field) === value)
  const [minute, hour] = cron.split(' ')
  return fits(minute, time.getUTCMinutes()) && fits(hour, time.getUTCHours())
}

async function runAll({ jobs, setClock }: Instance, time: Date) {
  setClock(() => time)
  for (const { cron, run } of jobs) if (isCalled(cron, time)) await run(time)
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
  const people = await hour.aDueHour()
  for (let minute = 0; minute <= 60; minute++) {
    const time = minutesFrom(new Date(hour.monday), minute)
    await Promise.all(instances.map((instance) => runAll(instance, time)))
  }
  expect(await hour.toldOf(people)).toEqual([
    'lena: Mira Stone asked for your feedback: Monday pulse',
    'lena: Mira Stone asked for your feedback: Offsite',
    'mira: You earned the badge Initiate',
    'mira: “Clinics” has ended. Complete or move it',
    'mira: “Launch week” is closed: 0 of 1 person answered',
    'mira: “Monday pulse” is closed: 0 of 2 people answered',
    'mira: “One-on-one” with Tom Reed begins within an hour',
    'tom: Ends Mar 17, 2031: Answer sooner',
    'tom: Mira Stone asked for your feedback: Monday pulse',
    'tom: “One-on-one” with Mira Stone begins within an hour',
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
    'tom: Mira Stone invited you to a one-on-one',
    'tom: Prepare: One-on-one with Mira Stone, and 2 more',
  ])
  expect(await hour.countsOf(people.mira)).toEqual({ pulses: 2, celebrations: 1 })
})
