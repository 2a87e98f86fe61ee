import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { unlessFailed } from '@/lib/members/sign-in/auth-route'
import { db } from '@/lib/platform/db'
import { aMember } from '@/tests/factories/members'
import { aBrowser } from './knock'

const password = 'plum violin seven'
const cookie = 'next-auth.session-token'

beforeAll(() => {
  process.env['AUTH_TRUST_HOST'] = 'true'
})
afterEach(() => vi.restoreAllMocks())

async function signedIn() {
  const actor = await aMember({ password })
  const browser = aBrowser()
  await browser.post('callback/credentials', { email: actor.email, password })
  return { actor, browser }
}

const answerWithoutCookie = () => Response.json({}, { headers: { 'set-cookie': `${cookie}=; Max-Age=0` } })

test.each([
  ['renewed', 0],
  ['read', 1],
])('a lost database is heard as a failure where a session is %s', async (_where, queriesBefore) => {
  const { actor, browser } = await signedIn()
  expect(await browser.session()).toMatchObject({ user: { id: actor.userId } })
  expect(browser.heard.failures).toBe(0)
  const really = db.user.findFirst.bind(db.user)
  const find = vi.spyOn(db.user, 'findFirst')
  for (let query = 0; query < queriesBefore; query++) find.mockImplementationOnce(really)
  find.mockRejectedValueOnce(new Error('The database is gone.'))
  await browser.session()
  expect(browser.heard.failures).toBe(1)
})

test('what failed while signing in is not told to the browser', async () => {
  const { email } = await aMember({ password })
  const browser = aBrowser()
  vi.spyOn(db.user, 'findFirst').mockRejectedValueOnce(new Error('Nothing at 10.0.0.7.'))
  const { url } = await browser.post('callback/credentials', { email, password })
  expect(url).toContain('error=')
  expect(url).not.toContain('10.0.0.7')
  expect(await browser.session()).toEqual({})
})

test('an ended session is no failure', async () => {
  const { actor, browser } = await signedIn()
  await db.userSession.updateMany({ where: { userId: actor.userId }, data: { endedAt: new Date() } })
  expect(await browser.session()).toEqual({})
  expect(browser.heard.failures).toBe(0)
})

test('a failure signs nobody out', () => {
  const failed = unlessFailed(answerWithoutCookie(), { hasFailed: true })
  expect([failed.status, failed.headers.has('set-cookie')]).toEqual([500, false])
  expect(unlessFailed(answerWithoutCookie(), {}).headers.has('set-cookie')).toBe(true)
})
