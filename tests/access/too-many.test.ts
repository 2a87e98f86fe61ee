import { afterEach, expect, test, vi } from 'vitest'
import { limit, tooMany } from '@/lib/access/limits'
import { toActionError, toOutcome } from '@/lib/access/outcome'
import { refusalOf } from '@/tests/support/refused'
import { unique } from '@/tests/factories/workspaces'

afterEach(() => void vi.useRealTimers())

test.each([
  [80, 'Too many attempts. Try again in 80 seconds.'],
  [40 * 60, 'Too many attempts. Try again in 40 minutes.'],
  [20 * 3600, 'Too many attempts. Try again in 20 hours.'],
  [1434 * 60, 'Too many attempts. Try again tomorrow.'],
])('a wait of %i seconds is said in words and in seconds', async (wait, message) => {
  expect(await toActionError(tooMany(wait), 'here')).toEqual({ code: 'too-many', message, fields: {}, wait })
})

test('a route says it to programs as well', async () => {
  const answer = await toOutcome('here', async () => {
    throw tooMany(40)
  })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '40'])
})

test('what is taken comes back when its time is over, and nobody else waits for it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00Z') })
  const [kind, key] = [{ name: unique('calls'), points: 3, seconds: 60 }, unique('person')]
  for (let time = 0; time < 3; time++) await limit(kind, key)
  vi.setSystemTime(new Date('2026-11-20T09:00:59Z'))
  expect(await refusalOf(limit(kind, key))).toMatchObject({ code: 'too-many', wait: 1 })
  await limit(kind, unique('person'))
  vi.setSystemTime(new Date('2026-11-20T09:01:00Z'))
  await limit(kind, key)
})
