import type { EventEmitter } from 'node:events'
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { eventIn, sentryDsn, sentryRoutes } from '@/tests/support/providers/sentry'
import { workerStandIn } from '@/tests/support/providers/worker'

const { standIn, url } = await workerStandIn()

// Settings are read once: what reports is loaded anew, to read these.
vi.resetModules()
vi.stubEnv('LOG_LEVEL', 'silent')
vi.stubEnv('SENTRY_DSN', sentryDsn(url))
const { log } = await import('@/lib/platform/log')
const { endReporting, startReporting } = await import('@/lib/platform/errors/report-error')

afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

beforeEach(() => standIn.use({ name: 'sentry', routes: sentryRoutes() }))

const start = async () => {
  await startReporting(async () => 'rapport@1.2.3+build')
  onTestFinished(() => endReporting())
}

const received = () => standIn.seenUnder('/sentry/').map(eventIn)

/** What arrived of what was logged meanwhile. */
async function reportedOf(work: () => void) {
  await start()
  work()
  await endReporting()
  expect(standIn.violations).toEqual([])
  return received()
}

const requestId = '4c0d8a3e-8a57-4b8e-9d64-2d4f1f0a9b11'

test('an error that is logged is reported with its class, its words, where it came from and its request', async () => {
  const error = new TypeError('The far side is gone.\nAda said so.')
  const [event] = await reportedOf(() =>
    log.error('failure', error, { where: 'GET /api/export/[id]', requestId, count: 3 }),
  )
  expect(event).toMatchObject({
    platform: 'node',
    release: 'rapport@1.2.3+build',
    environment: 'test',
    tags: { event: 'failure', where: 'GET /api/export/[id]', requestId },
  })
  const [{ stacktrace, ...words }] = event?.exception.values ?? [{}]
  expect(words).toMatchObject({ type: 'TypeError', value: 'The far side is gone.' })
  expect(stacktrace?.frames.at(-1)).toMatchObject({ filename: 'tests/platform/errors/sentry.test.ts', in_app: true })
  expect(event?.tags).not.toHaveProperty('count')
})

const secrets = ['ada@acme.example', 'plum violin seven', 'Ada said so', 'callback=', 'cookie-secret']

class Odd extends Error {
  override name = 'Odd'
  readonly input = { password: secrets[1], cookie: secrets[4] }
}

const planted: [what: string, log: () => void][] = [
  ['in quotes', () => log.error('failure', new Odd(`No such word: "${secrets[2]}" of ${secrets[0]}`))],
  ['in a cause', () => log.error('failure', new Odd('It failed.', { cause: new Error(secrets[1]) }))],
  ['under the first line', () => log.error('failure', new Odd(`It failed.\n    at ${secrets[2]} (${secrets[0]}:1:1)`))],
  ['in what was read', () => log.error('failure', new SyntaxError(`Unexpected ${secrets[2]}`))],
  ['in what a visitor wrote', () => log.errorByClass('auth.failure', new Odd(secrets[2]))],
  ['in a path', () => log.error('failure', new Odd('It failed.'), { route: `/auth/login?${secrets[3]}${secrets[0]}` })],
  ['in what is no error', () => log.error('failure', secrets[2])],
]

test.each(planted)('no secret that stands %s is reported', async (_what, fail) => {
  await reportedOf(fail)
  const [sent, ...more] = standIn.seenUnder('/sentry/')
  expect(more).toEqual([])
  for (const secret of secrets) expect(JSON.stringify(sent)).not.toContain(secret)
})

test('what nobody has caught is reported', async () => {
  const emitter: EventEmitter = process
  const [event] = await reportedOf(() => void emitter.emit('uncaughtExceptionMonitor', new Error('Overlooked.')))
  expect(event).toMatchObject({
    tags: { event: 'process.uncaught' },
    exception: { values: [{ value: 'Overlooked.' }] },
  })
})

test('nothing goes with a report but what the client says of itself', async () => {
  await reportedOf(() => log.error('failure', new Error('It failed.')))
  const names = Object.keys(standIn.seen[0]?.headers ?? {})
  const ofHttp = [
    'host',
    'connection',
    'content-type',
    'content-length',
    'accept',
    'accept-language',
    'accept-encoding',
  ]
  expect(
    names.filter((name) => ![...ofHttp, 'user-agent', 'sec-fetch-mode', 'cache-control', 'pragma'].includes(name)),
  ).toEqual([])
})

test('of what fails a thousand times only the first few are reported', async () => {
  const events = await reportedOf(() => {
    for (let time = 0; time < 1000; time++) log.error('failure', new Error('Again.'))
  })
  expect(events.length).toBeGreaterThan(5)
  expect(events.length).toBeLessThanOrEqual(60)
})

test('a Sentry that answers nothing keeps no process from ending', async () => {
  await start()
  standIn.fail({ under: '/sentry/', kind: 'hang', times: 100 })
  log.error('failure', new Error('It failed.'))
  await endReporting()
  expect(standIn.seenUnder('/sentry/')).toHaveLength(1)
})

test('a Sentry that fails or is gone is no failure of ours', async () => {
  await start()
  standIn.fail({ under: '/sentry/', kind: 'answer', status: 500, html: 'broken' })
  standIn.fail({ under: '/sentry/', kind: 'reset' })
  log.error('failure', new Error('First.'))
  log.error('failure', new Error('Second.'))
  await endReporting()
  expect(standIn.seenUnder('/sentry/')).toHaveLength(2)
})

test('before reporting has started, and without a DSN, nothing is reported', async () => {
  log.error('failure', new Error('Too early.'))
  vi.stubEnv('SENTRY_DSN', '')
  vi.resetModules()
  const unset = await import('@/lib/platform/errors/report-error')
  expect(unset.isReporting()).toBe(false)
  expect(unset.startReporting(async () => 'rapport@1.2.3')).toBeUndefined()
  expect(standIn.seen).toEqual([])
})
