import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { SentEvent } from '@/lib/platform/posthog'
import { capturedIn, posthogKey, posthogRoutes } from '@/tests/support/providers/posthog'
import { workerStandIn } from '@/tests/support/providers/worker'

const { standIn } = await workerStandIn()

/** The settings are read once per process, so the modules are read anew for each. */
async function withKey(key: string) {
  vi.resetModules()
  vi.stubEnv('POSTHOG_KEY', key)
  return import('@/lib/platform/posthog')
}

beforeEach(() => standIn.use({ name: 'posthog', routes: posthogRoutes() }))

afterAll(() => {
  vi.unstubAllEnvs()
  // The next file of this worker begins with its own settings.
  vi.resetModules()
})

const ids = { distinct_id: crypto.randomUUID(), $session_id: crypto.randomUUID(), $window_id: crypto.randomUUID() }

const anEvent = (): SentEvent => ({
  uuid: crypto.randomUUID(),
  event: '$pageview',
  properties: { ...ids, $pathname: '/users/edit/[id]', $browser: 'Chrome' },
})

test('hands on what was opened, under our key and without a place in the world', async () => {
  const { sendToPostHog } = await withKey(posthogKey)
  await sendToPostHog(anEvent(), 'A browser')
  expect(standIn.violations).toEqual([])
  const [taken] = standIn.seen
  expect(capturedIn(taken?.body).properties).toMatchObject({
    $current_url: 'http://rapport.test/users/edit/[id]',
    $process_person_profile: false,
    $geoip_disable: true,
  })
  const sent = ['accept', 'content-type', 'user-agent']
  const ofFetch = ['accept-encoding', 'accept-language', 'connection', 'content-length', 'host', 'sec-fetch-mode']
  expect(Object.keys(taken?.headers ?? {}).toSorted()).toEqual([...sent, ...ofFetch].toSorted())
  expect(taken?.headers['user-agent']).toBe('A browser')
})

test('an event is read with nothing in it that could hold words', async () => {
  const { sentEventSchema } = await withKey(posthogKey)
  const secret = 'priya@acme.example'
  const { properties, ...event } = anEvent()
  const planted = { ...properties, $referrer: secret, title: secret, $set: { email: secret }, $browser: secret }
  const read = sentEventSchema.parse({ batch: [{ ...event, $set: { email: secret }, properties: planted }], secret })
  expect(JSON.stringify(read)).not.toContain(secret)
  expect(sentEventSchema.safeParse({ batch: [anEvent(), anEvent()] }).success).toBe(false)
  for (const [name, value] of Object.entries({ ...ids, $pathname: '/users' })) {
    const wrong = { ...event, properties: { ...properties, [name]: `${value}/${secret}` } }
    expect(sentEventSchema.safeParse({ batch: [wrong] }).success, name).toBe(false)
  }
  expect(sentEventSchema.safeParse({ batch: [{ ...anEvent(), event: secret }] }).success).toBe(false)
})

test('without a key there is nothing to count with', async () => {
  const { isPostHogConfigured } = await withKey('')
  expect(isPostHogConfigured()).toBe(false)
})

test.each(['reset', 'hang'] as const)('a PostHog that answers with a %s troubles nobody', async (kind) => {
  const { sendToPostHog } = await withKey(posthogKey)
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  if (kind === 'reset') timeout.mockRestore()
  standIn.fail({ kind })
  await expect(sendToPostHog(anEvent(), null)).resolves.toBeUndefined()
  timeout.mockRestore()
})

test('of many events at a time those beyond the twentieth are dropped', async () => {
  const { sendToPostHog } = await withKey(posthogKey)
  await Promise.all(Array.from({ length: 30 }, () => sendToPostHog(anEvent(), null)))
  expect(standIn.seen).toHaveLength(20)
})

test('the key of a person, which reads what was counted, is refused at the start', async () => {
  const { readEnv } = await import('@/lib/platform/env')
  expect(() => readEnv({ ...process.env, POSTHOG_KEY: 'phx_personal' })).toThrow('POSTHOG_KEY')
  expect(readEnv({ ...process.env, POSTHOG_KEY: '', POSTHOG_HOST: '' })).toMatchObject({
    POSTHOG_HOST: 'https://eu.i.posthog.com',
  })
})
