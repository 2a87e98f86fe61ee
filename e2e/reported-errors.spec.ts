import { startAppServer } from '@/scripts/support/server/app-server.mjs'
import { freePort } from '@/scripts/support/ports.mjs'
import { fromRoot } from '@/scripts/support/root.mjs'
import { startStack, type Stack } from '@/scripts/support/stack.mjs'
import { db } from '@/lib/platform/db'
import { newToken } from '@/lib/platform/secrets'
import { aMember } from '@/tests/factories/members'
import { anAnswer, aRunningReview } from '@/tests/factories/reviews'
import { unique } from '@/tests/factories/workspaces'
import { eventIn, sentryDsn, sentryRoutes, type SentEvent } from '@/tests/support/providers/sentry'
import { createStandIn } from '@/tests/support/providers/stand-in'
import { adopt } from './support/stack/adopt'
import { callAction } from './support/calls'
import { cookieFor } from './support/session'
import { expect, test } from './support/test'

// One stack for the file, whose tables its tests take away in turn.
test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.use({ expectedErrors: [/Broken on purpose|Nobody called/] })

const log = fromRoot('.data/reported-errors-server.log')
const sentry = createStandIn()
let stack: Stack

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const env = { SENTRY_DSN: sentryDsn(await sentry.listen()) }
  stack = await startStack({ mode: 'test', dataDir: fromRoot('.data/reported-errors'), disposable: true, log, env })
  adopt(stack)
})

test.beforeEach(() => sentry.use({ name: 'sentry', routes: sentryRoutes() }))
test.afterEach(() => expect(sentry.violations).toEqual([]))

test.afterAll(async () => {
  await stack.stop()
  sentry.close()
})

const at = (path: string) => `${stack.url}${path}`
const events = () => sentry.seenUnder('/sentry/').map(eventIn)
/** The first such report, once it is there. */
async function eventOf(isIt: (event: SentEvent) => boolean): Promise<SentEvent> {
  await expect.poll(() => events().some(isIt), { timeout: 30_000 }).toBe(true)
  const found = events().find(isIt)
  if (!found) throw new Error('It was there, and is not any more.')
  return found
}

/** Everything that has been sent, as text: addresses, headers and bodies. */
const expectNone = (secrets: readonly string[]) => {
  const sent = JSON.stringify(sentry.seen)
  expect(secrets.filter((secret) => sent.includes(secret))).toEqual([])
}

/** Takes a table away, as a migration that went wrong does, and gives it back. */
const tables = {
  Answer: [
    () => db.$executeRaw`ALTER TABLE "Answer" RENAME TO "Away"`,
    () => db.$executeRaw`ALTER TABLE "Away" RENAME TO "Answer"`,
  ],
  ExternalReviewer: [
    () => db.$executeRaw`ALTER TABLE "ExternalReviewer" RENAME TO "Away"`,
    () => db.$executeRaw`ALTER TABLE "Away" RENAME TO "ExternalReviewer"`,
  ],
  HeldAddress: [
    () => db.$executeRaw`ALTER TABLE "HeldAddress" RENAME TO "Away"`,
    () => db.$executeRaw`ALTER TABLE "Away" RENAME TO "HeldAddress"`,
  ],
  Mail: [
    () => db.$executeRaw`ALTER TABLE "Mail" RENAME TO "Away"`,
    () => db.$executeRaw`ALTER TABLE "Away" RENAME TO "Mail"`,
  ],
} as const

async function without(table: keyof typeof tables, work: () => Promise<void>) {
  const [takeAway, giveBack] = tables[table]
  await takeAway()
  try {
    await work()
  } finally {
    await giveBack()
  }
}

/** The error of the database that there is no such table, without what was asked of it. */
const noTable = { type: 'PrismaClientKnownRequestError', value: expect.stringMatching(/^P20(10|21)\b/) }

test('a page that fails is reported with its route and its request, and without what its address holds', async () => {
  const code = newToken()
  const [query, kept] = [unique('query'), unique('kept')]
  await without('ExternalReviewer', async () => {
    const path = `/feedback/rvc-${code}?note=${query}`
    const answer = await fetch(at(path), { headers: { cookie: `note=${kept}`, 'x-forwarded-for': '10.77.7.7' } })
    const requestId = answer.headers.get('x-request-id')
    const event = await eventOf(({ tags }) => tags.requestId === requestId)
    expect(event.tags).toMatchObject({ where: 'GET /feedback/rvc' })
    expect(event.exception.values[0]).toMatchObject(noTable)
    expect((await fetch(at(`/api/unsubscribe/${code}`), { method: 'POST' })).status).toBe(500)
    await eventOf(({ tags }) => tags.where === 'POST /api/unsubscribe/[code]')
    // The build keeps the maps of what the server runs.
    expect(event.exception.values[0].stacktrace.frames.map(({ filename }) => filename)).toContain(
      'lib/access/reviewer.ts',
    )
  })
  expectNone([code, query, kept, '10.77.7.7'])
})

test('an action that fails is reported with its name and its request, and without what was sent to it', async () => {
  const { review, respondent } = await aRunningReview()
  const cookie = await cookieFor(respondent)
  const answers = review.questions.map((question) =>
    anAnswer(question, question.type === 'textarea' ? { text: 'She never listens to the Harbour team' } : {}),
  )
  await without('Answer', async () => {
    const { code } = await callAction('submitResponseAction', { reviewId: review.id, answers }, { cookie })
    expect(code).toBe('failure')
    const event = await eventOf(({ tags }) => tags.where === 'submitResponseAction')
    expect(event.tags.requestId).toMatch(/^[\da-f-]{36}$/)
    expect(event.exception.values[0]).toMatchObject(noTable)
  })
  expectNone(['Harbour', cookie, cookie.split('=')[1] ?? cookie, respondent.email, respondent.userId, review.id])
})

test('neither a password nor an e-mail address is in the report of a registration that fails', async () => {
  const email = `${unique('ada')}@byron.example`
  const password = 'plum violin seven'
  const person = { firstName: 'Ada', lastName: 'Lovelace', email, password, timeZone: 'UTC' }
  await without('HeldAddress', async () => {
    const input = { ...person, workspaceName: 'Engines', slug: unique('engines'), size: 'small' }
    expect((await callAction('registerWorkspaceAction', input)).code).toBe('failure')
    await eventOf(({ tags }) => tags.where === 'registerWorkspaceAction')
  })
  expectNone([email, password, 'Lovelace', 'engines'])
})

test('a job that fails is reported with its name, and without whom it is for', async () => {
  const email = `${unique('ada')}@byron.example`
  await callAction('requestPasswordResetAction', {
    email: (await aMember({ email, password: 'plum violin seven' })).email,
  })
  await without('Mail', async () => {
    await stack.restartServer()
    const event = await eventOf(({ tags }) => tags.event === 'job.failed')
    expect(event.tags.job).toMatch(/mail/)
    expect(event.exception.values[0]).toMatchObject(noTable)
  })
  expectNone([email])
})

test('what fails in a browser is reported under the id of its page, and without what stands there', async ({
  page,
}) => {
  const [code, query] = [newToken(), unique('query')]
  const opened = await page.goto(at(`/feedback/rvc-${code}?note=${query}#${query}`))
  const requestId = opened?.headers()['x-request-id']
  await page.evaluate((secret) => {
    document.title = secret
    console.log(secret)
    setTimeout(() => {
      throw new TypeError(`Nobody called "${secret}" of ada@byron.example at ${location.href}`)
    })
  }, 'Harbour')
  const event = await eventOf(({ platform }) => platform === 'javascript')
  expect(event.tags).toEqual({ event: 'browser.failed', requestId, route: '/feedback/…', browser: 'Chrome' })
  expect(event.exception.values[0]).toMatchObject({
    type: 'TypeError',
    value: 'Nobody called “…” of … at …',
    mechanism: { handled: false },
  })
  expectNone([code, query, 'Harbour', 'ada@byron.example', 'Mozilla', 'Linux'])
})

test('what takes the whole screen away is reported with where in our sources it was', async ({ page }) => {
  await page.addInitScript(() => {
    const { observe } = MutationObserver.prototype
    MutationObserver.prototype.observe = () => {
      MutationObserver.prototype.observe = observe
      throw new Error('Broken on purpose')
    }
  })
  await page.goto(at('/support'))
  await expect(page.getByRole('heading', { level: 1, name: '500', exact: true })).toBeVisible()
  const event = await eventOf(({ platform }) => platform === 'javascript')
  expect(event.tags.route).toBe('/support')
  const [{ value, mechanism, stacktrace }] = event.exception.values
  expect([value, mechanism.handled]).toEqual(['Broken on purpose', true])
  expect(stacktrace.frames.map(({ filename }) => filename)).toContain('components/ui/focus-layer.tsx')
})

test('a browser loads what reports it only then, and no more than a few times', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await page.goto(at('/support'), { waitUntil: 'networkidle' })
  const before = asked.length
  await page.evaluate(() => {
    for (let time = 0; time < 20; time++) void Promise.reject(new Error('Broken on purpose'))
  })
  await expect.poll(() => events().length).toBe(5)
  expect(asked.slice(before).filter((path) => path.endsWith('.js'))).toHaveLength(1)
  expect(asked.slice(before).filter((path) => path === '/monitoring')).toHaveLength(5)
})

test('a Sentry that answers nobody keeps no page waiting, and no server from leaving', async ({ page }) => {
  sentry.fail({ under: '/sentry/', kind: 'hang', times: 1000 })
  await without('ExternalReviewer', async () => {
    for (const code of Array.from({ length: 10 }, newToken)) await fetch(at(`/feedback/rvc-${code}`))
  })
  await expect.poll(() => sentry.seen.length).toBeGreaterThan(5)
  await page.goto(at('/support'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const leaving = stack.serverExited()
  await stack.stopServer()
  expect(await leaving).toEqual({ code: 0, signal: null })
})

test('what ends a server that cannot work is reported', async () => {
  const env = { ...stack.env, DATABASE_URL: 'postgresql://nobody:nothing@127.0.0.1:9/nowhere' }
  // It serves pages for a moment, and leaves by itself.
  const { exited } = await startAppServer({ env, port: await freePort(), log })
  const event = await eventOf(({ tags }) => tags.event === 'queue.not-started')
  expect(event.release).toMatch(/^rapport@[\d.]+\+/)
  expect(await exited).toEqual({ code: 1, signal: null })
  expectNone(['nobody:nothing'])
})
