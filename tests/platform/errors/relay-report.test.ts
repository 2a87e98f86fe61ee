import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { REPORT_DSN } from '@/lib/shared/error-reports/reporting'
import { eventIn, sentryDsn, sentryRoutes } from '@/tests/support/providers/sentry'
import { workerStandIn } from '@/tests/support/providers/worker'

const { standIn, url } = await workerStandIn()

// Settings are read once: what reports is loaded anew, to read these.
vi.resetModules()
vi.stubEnv('SENTRY_DSN', sentryDsn(url))
const { relayReport } = await import('@/lib/platform/errors/relay-report')
const { endReporting, startReporting } = await import('@/lib/platform/errors/report-error')

afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

beforeEach(async () => {
  standIn.use({ name: 'sentry', routes: sentryRoutes() })
  await startReporting(async () => 'rapport@1.2.3')
  onTestFinished(() => endReporting())
})

const requestId = '4c0d8a3e-8a57-4b8e-9d64-2d4f1f0a9b11'
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36'

const page = 'https://rapport.example/feedback/rvc-secret?note=secret'
const script = 'https://rapport.example/_next/static/chunks/0a-b_c.js'

const exception = {
  type: 'TypeError',
  value: 'It failed.',
  mechanism: { type: 'generic', handled: false },
  stacktrace: {
    frames: [
      { filename: page, lineno: 1, colno: 2, vars: { password: 'secret' } },
      { filename: script, lineno: 3, colno: 4 },
    ],
  },
}

const event = {
  event_id: 'a'.repeat(32),
  tags: { requestId, route: '/feedback/…' },
  exception: { values: [exception] },
}

type Lines = [head?: object, item?: object, event?: object]

const envelope = ([head = { dsn: REPORT_DSN }, item = { type: 'event' }, part = event]: Lines) =>
  [head, item, part].map((line) => JSON.stringify(line)).join('\n')

const post = (body: string) =>
  relayReport(
    new Request('https://rapport.example/monitoring', {
      method: 'POST',
      body,
      headers: { 'user-agent': chrome, cookie: 'next-auth.session-token=secret', 'x-forwarded-for': '10.1.2.3' },
    }),
  )

async function passedOn(body: string) {
  const status = await post(body)
  await endReporting()
  expect(standIn.violations).toEqual([])
  return { status, asked: standIn.seenUnder('/sentry/') }
}

test('what a browser reports is passed on with its browser, its request and our own files', async () => {
  const { status, asked } = await passedOn(envelope([]))
  expect(status).toBe(204)
  expect(asked.map(eventIn)).toMatchObject([
    {
      platform: 'javascript',
      tags: { event: 'browser.failed', requestId, route: '/feedback/…', browser: 'Chrome' },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'It failed.',
            mechanism: { handled: false },
            stacktrace: {
              frames: [
                { filename: '…', lineno: 1 },
                { filename: '.next/static/chunks/0a-b_c.js', lineno: 3, in_app: true },
              ],
            },
          },
        ],
      },
    },
  ])
})

test('whatever else it sends, and whatever its request holds, stays here', async () => {
  const more = {
    ...event,
    user: { email: 'secret' },
    request: { url: page, cookies: 'secret' },
    breadcrumbs: [{ message: 'secret' }],
    extra: { secret: 1 },
    contexts: { device: { name: 'secret' } },
    tags: { requestId, route: '/feedback/rvc-secret1?secret', secret: 'secret' },
    exception: { values: [{ ...exception, value: 'No page at "secret"' }] },
  }
  const { status, asked } = await passedOn(envelope([undefined, undefined, more]))
  expect(status).toBe(204)
  expect(asked).toHaveLength(1)
  expect(JSON.stringify(asked)).not.toContain('secret')
  expect(JSON.stringify(asked)).not.toContain('10.1.2.3')
  expect(JSON.stringify(asked)).not.toContain('Mozilla')
})

const refused: [what: string, body: string][] = [
  ['no envelope', 'hello'],
  ['empty', ''],
  ['for another project', envelope([{ dsn: 'https://key@sentry.elsewhere.example/2' }])],
  ['for nobody', envelope([{}])],
  ['no event', envelope([undefined, { type: 'attachment' }])],
  ['of more parts than one', `${envelope([])}\n${JSON.stringify({ type: 'event' })}\n{}`],
  ['without an error', envelope([undefined, undefined, { ...event, exception: { values: [] } }])],
]

test.each(refused)('what is %s is not passed on', async (_what, body) => {
  const { status, asked } = await passedOn(body)
  expect(status).toBe(422)
  expect(asked).toEqual([])
})

test('what is too long is not read', async () => {
  const { status, asked } = await passedOn('x'.repeat(70_000))
  expect(status).toBe(413)
  expect(asked).toEqual([])
})

test('a Sentry that hangs lets nobody wait', async () => {
  standIn.fail({ under: '/sentry/', kind: 'hang', times: 10 })
  expect(await post(envelope([]))).toBe(204)
})

test('without a DSN every report is thanked for and dropped', async () => {
  vi.resetModules()
  vi.stubEnv('SENTRY_DSN', '')
  const { relayReport: relay } = await import('@/lib/platform/errors/relay-report')
  expect(await relay(new Request('https://rapport.example/monitoring', { method: 'POST', body: 'x' }))).toBe(204)
  expect(standIn.seen).toEqual([])
})
