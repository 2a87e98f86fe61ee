import { decode, encode } from 'next-auth/jwt'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { daysFrom, minutesFrom, setClock } from '@/lib/platform/clock'
import { aMember, aPlace, type GivenMember } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { aBrowser } from './knock'

const password = 'plum violin seven'
const cookie = 'next-auth.session-token'

beforeAll(() => {
  process.env['AUTH_TRUST_HOST'] = 'true'
})
afterEach(() => setClock())

async function signedIn(given: GivenMember = {}) {
  const actor = await aMember({ ...given, password })
  const browser = aBrowser()
  await browser.post('callback/credentials', { email: actor.email, password })
  return { actor, browser }
}

const later = (minutes: number) => setClock(() => minutesFrom(new Date(), minutes))

test('the browser may ask to go on in another workspace of the person', async () => {
  const { actor, browser } = await signedIn()
  const { workspaceId } = await aPlace({ userId: actor.userId, workspace: await aWorkspace() })
  expect((await browser.post('session', { data: { workspaceId } })).body).toMatchObject({ workspaceId })
  expect(await browser.session()).toMatchObject({ workspaceId })
})

test('asking for somebody else’s workspace changes nothing, nor does asking for a role', async () => {
  const { actor, browser } = await signedIn()
  const stranger = await aMember()
  for (const data of [{ workspaceId: stranger.workspaceId }, { role: 'Admin' }, { isSuperAdmin: true }, { sub: 'x' }]) {
    const { body } = await browser.post('session', { data })
    expect(body).toMatchObject({ user: { id: actor.userId }, workspaceId: actor.workspaceId })
  }
})

test('a session lasts seven days from its last use', async () => {
  const { browser } = await signedIn()
  setClock(() => daysFrom(new Date(), 6.9))
  expect(await browser.session()).toMatchObject({ user: {} })
  setClock(() => daysFrom(new Date(), 7.1))
  expect(await browser.session()).toEqual({})
})

test('a super admin’s session lasts half an hour from its last use, and says until when', async () => {
  const { browser } = await signedIn({ isSuperAdmin: true, hasSecondFactor: false })
  const end = Date.now() + 30 * 60_000
  const { expires } = (await browser.session()) as { expires: string }
  expect(Math.abs(Date.parse(expires) - end)).toBeLessThan(20_000)
  later(29)
  expect(await browser.session()).toMatchObject({ user: {} })
  later(31)
  expect(await browser.session()).toEqual({})
})

/** Lets a browser's session have begun so many hours ago, and be used just now. */
async function begunBefore({ cookies }: ReturnType<typeof aBrowser>, hours: number) {
  const secret = process.env['NEXTAUTH_SECRET'] ?? ''
  const token = await decode({ token: cookies[cookie], secret })
  const startedAt = Math.floor(Date.now() / 1000) - hours * 3600
  cookies[cookie] = await encode({ token: { ...token, startedAt }, secret })
}

test.each([
  ['thirty days', {}, 30 * 24],
  ['a super admin’s twelve hours', { isSuperAdmin: true, hasSecondFactor: false }, 12],
])('however it is used, a session ends after %s', async (_long, given, hours) => {
  const { actor, browser } = await signedIn(given)
  await begunBefore(browser, hours - 0.25)
  const { user, expires } = (await browser.session()) as { user: object; expires: string }
  expect(user).toMatchObject({ id: actor.userId })
  expect(Math.abs(Date.parse(expires) - Date.now() - 15 * 60_000)).toBeLessThan(20_000)
  await begunBefore(browser, hours + 0.01)
  expect(await browser.session()).toEqual({})
  expect(browser.cookies[cookie]).toBeUndefined()
})

test('an altered token is nobody’s', async () => {
  const { browser } = await signedIn()
  browser.cookies[cookie] = `${browser.cookies[cookie]?.slice(0, -3)}abc`
  expect(await browser.session()).toEqual({})
})
