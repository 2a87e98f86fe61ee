import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { startAppServer } from '@/scripts/support/server/app-server.mjs'
import { freePort } from '@/scripts/support/ports.mjs'
import { fromRoot } from '@/scripts/support/root.mjs'
import { startStack, type Stack } from '@/scripts/support/stack.mjs'
import { aMember } from '@/tests/factories/members'
import { aCircle, aDraft, allAnswers, aReview, type SentReview } from '@/tests/factories/reviews'
import { adopt } from './support/stack/adopt'
import { callAction, callRoute } from './support/calls'
import { mailsTo } from './support/mail'
import { acknowledged, manyWriters, sendAll } from './support/mixed-writes'
import { cookieFor } from './support/session'
import { expect, test } from './support/test'

// One stack for the file, which its tests bring down in turn.
test.describe.configure({ mode: 'serial', timeout: 300_000 })

const log = fromRoot('.data/crash-server.log')
let stack: Stack

test.beforeAll(async () => {
  test.setTimeout(120_000)
  stack = await startStack({ mode: 'test', dataDir: fromRoot('.data/crash'), disposable: true, log })
  adopt(stack)
})

test.afterAll(() => stack.stop())

type Submission = { person: Actor; cookie: string; isAcknowledged: boolean }

async function submissionsTo(asked: Actor[]): Promise<Submission[]> {
  return Promise.all(asked.map(async (person) => ({ person, cookie: await cookieFor(person), isAcknowledged: false })))
}

/** Sends one response; a server that is gone acknowledges nothing. */
async function submit(review: SentReview, submission: Submission) {
  const input = { reviewId: review.id, answers: allAnswers(review) }
  const answer = await callAction('submitResponseAction', input, submission).catch(() => undefined)
  submission.isAcknowledged = answer?.code === 'ok'
}

/** Sends them all at once, and brings something down after the first few have been acknowledged. */
async function submitDuring(review: SentReview, submissions: Submission[], disaster: () => unknown) {
  let count = 0
  const all = submissions.map(async (submission, index) => {
    await new Promise((resolve) => setTimeout(resolve, index * 15))
    await submit(review, submission)
    if (submission.isAcknowledged && ++count === 5) await disaster()
  })
  await Promise.all(all)
}

const answeredBy = async (reviewId: string) => {
  const answered = await db.reviewAssignee.findMany({ where: { reviewId, status: 'ANSWERED' } })
  return answered.map(({ memberId }) => memberId)
}

/** All of a response or none of it: nobody counts as having answered without every answer, and nobody counts twice. */
async function expectWhole({ id: reviewId, questions }: SentReview) {
  const answered = await answeredBy(reviewId)
  expect(await db.response.count({ where: { reviewId, status: 'SUBMITTED' } })).toBe(answered.length)
  expect(await db.answer.count({ where: { reviewId, isCounted: true } })).toBe(answered.length * questions.length)
  expect((await db.review.findUniqueOrThrow({ where: { id: reviewId } })).answeredCount).toBe(answered.length)
}

async function expectNothingLost(review: SentReview, submissions: Submission[]) {
  const answered = await answeredBy(review.id)
  const acknowledged = submissions.filter(({ isAcknowledged }) => isAcknowledged)
  expect(acknowledged.length).toBeGreaterThanOrEqual(5)
  expect(acknowledged.length).toBeLessThan(submissions.length)
  expect(acknowledged.filter(({ person }) => !answered.includes(person.memberId))).toEqual([])
  await expectWhole(review)
  for (const submission of submissions) await submit(review, submission)
  expect(submissions.every(({ isAcknowledged }) => isAcknowledged)).toBe(true)
  expect(await answeredBy(review.id)).toHaveLength(submissions.length)
  await expectWhole(review)
}

const aBusyReview = async () => {
  const { creator, asked } = await aCircle(30)
  return { review: await aReview(creator, { asked }), submissions: await submissionsTo(asked) }
}

const lettersOf = async (people: { email: string }[]) => {
  const letters = await Promise.all(people.map(({ email }) => mailsTo(email)))
  return letters.flat().filter(({ subject }) => subject.includes('feedback'))
}

/** Everybody's letter is there, and nobody has it twice. */
async function expectOneEach(people: Actor[]) {
  await expect.poll(async () => (await lettersOf(people)).length, { timeout: 60_000 }).toBe(people.length)
  // A second one would have been on its way at the same time.
  await new Promise((resolve) => setTimeout(resolve, 2000))
  const letters = await lettersOf(people)
  expect(letters.map(({ to }) => to[0]).toSorted()).toEqual(people.map(({ email }) => email).toSorted())
}

async function publish(creator: Actor, asked: Actor[]) {
  const draft = await aDraft(creator, { asked })
  expect((await callAction('publishReviewAction', draft, { cookie: await cookieFor(creator) })).code).toBe('ok')
  return { event: 'review.requested', workspaceId: creator.workspaceId }
}

test('a mail server that is down holds nobody up, and every letter arrives once when it is back', async () => {
  const { creator, asked } = await aCircle(5)
  await stack.stopMailSink()
  const where = await publish(creator, asked)
  await expect.poll(() => db.mail.count({ where: { ...where, attempts: { gt: 0 } } }), { timeout: 60_000 }).toBe(5)
  await expect.poll(() => db.mail.count({ where: { ...where, lastError: null } }), { timeout: 60_000 }).toBe(0)
  await stack.startMailSink()
  // What waits for its next try need not wait for the minutes in between; anybody's letter wakes the delivery.
  await db.mail.updateMany({ where, data: { dueAt: new Date() } })
  await callAction('requestPasswordResetAction', { email: (await aMember({ password: 'plum violin seven' })).email })
  await expectOneEach(asked)
})

/** The first answer of a server that may not listen yet. */
const firstAnswer = (url: string): Promise<Response> =>
  fetch(url).catch(async (error: Error) => {
    if (!String(error.cause).includes('ECONNREFUSED')) throw error
    await new Promise((resolve) => setTimeout(resolve, 20))
    return firstAnswer(url)
  })

test('two servers on one database send every letter once, and the second keeps waiting who comes too early', async () => {
  const port = await freePort()
  const starting = startAppServer({ env: stack.env, port, host: '127.0.0.1', log })
  const [second, early] = await Promise.all([starting, firstAnswer(`http://127.0.0.1:${port}/auth/login`)])
  try {
    expect(early.status).toBe(200)
    const { creator, asked } = await aCircle(40)
    await publish(creator, asked)
    await expectOneEach(asked)
  } finally {
    await second.stop()
  }
})

test('a server killed while people send loses nothing and doubles nothing', async () => {
  const { review, submissions } = await aBusyReview()
  await submitDuring(review, submissions, stack.killServer)
  await stack.restartServer()
  await expectNothingLost(review, submissions)
})

test('a database killed while people send loses nothing and doubles nothing', async () => {
  const { review, submissions } = await aBusyReview()
  await submitDuring(review, submissions, stack.killPostgres)
  await stack.restartPostgres()
  await expect.poll(async () => (await fetch(`${stack.url}/api/health`)).status, { timeout: 30_000 }).toBe(200)
  await expectNothingLost(review, submissions)
})

/** How often each is there, the writes of one action together, so that a failure names it. */
async function timesThere(writes: ReturnType<typeof acknowledged>) {
  const counted = await Promise.all(writes.map(async ({ action, rows }) => `${action}: ${await rows()}`))
  return [...new Set(counted)].toSorted()
}

const disasters = [
  { what: 'a server', bring: () => stack.killServer(), mend: () => stack.restartServer() },
  { what: 'a database', bring: () => stack.killPostgres(), mend: () => stack.restartPostgres() },
]

for (const { what, bring, mend } of disasters) {
  test(`${what} killed amid writes of every module loses and doubles none`, async () => {
    const writers = await manyWriters(4)
    const all = writers.flatMap(({ writes }) => writes)
    const onceEach = [...new Set(all.map(({ action }) => `${action}: 1`))].toSorted()
    let isDown = false
    const sending = sendAll(writers, () => isDown)
    await expect.poll(() => acknowledged(writers).length, { intervals: [5], timeout: 180_000 }).toBeGreaterThan(250)
    await bring()
    isDown = true
    await sending
    await mend()
    await expect.poll(async () => (await fetch(`${stack.url}/api/health`)).status, { timeout: 30_000 }).toBe(200)
    const early = acknowledged(writers)
    expect(early.length).toBeLessThan(all.length)
    expect(await timesThere(early)).toEqual(onceEach)
    await sendAll(writers)
    expect(all.filter(({ isAcknowledged }) => !isAcknowledged).map(({ action }) => action)).toEqual([])
    expect(await timesThere(all)).toEqual(onceEach)
  })
}

test('what cannot be said of mail is left open, and takes nobody’s work away', async () => {
  await db.$executeRaw`ALTER TABLE "Mail" RENAME TO "MailAway"`
  try {
    const answer = await fetch(`${stack.url}/api/health`)
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { ready: true, integrations: { mail: 'unknown' } },
    ])
  } finally {
    await db.$executeRaw`ALTER TABLE "MailAway" RENAME TO "Mail"`
  }
  const { integrations } = await (await fetch(`${stack.url}/api/health`)).json()
  expect(integrations).toEqual({ mail: 'working', google: 'on', slack: 'on', ai: 'on', errors: 'off', posthog: 'off' })
})

test.describe('notifications that cannot be read', () => {
  test.use({ expectedErrors: [/status of 500/] })

  test('leave their list empty and every page standing, and are there again with the next try', async ({ visit }) => {
    const { creator, asked } = await aCircle(1)
    const [person = creator] = asked
    await aReview(creator, { asked, title: 'How we meet' })
    const page = await visit(person)
    const at = (path: string) => `${stack.url}${path}`
    const told = page.getByRole('main').getByRole('link', { name: /How we meet/ })
    await db.$executeRaw`ALTER TABLE "Notification" RENAME TO "NotificationAway"`
    try {
      await page.goto(at('/notifications'))
      await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Notification settings' })).toBeVisible()
      await expect(page.getByText('Your notifications couldn’t be loaded')).toBeVisible()
      await expect(told).toHaveCount(0)
      expect((await callRoute('GET /api/notification', { cookie: await cookieFor(person) })).code).toBe('500')
      await page.goto(at('/feedback?tab=received'))
      await expect(told.first()).toBeVisible()
      await page.goto(at('/notifications'))
    } finally {
      await db.$executeRaw`ALTER TABLE "NotificationAway" RENAME TO "Notification"`
    }
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(told).toBeVisible()
  })
})
