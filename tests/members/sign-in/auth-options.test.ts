import { decode } from 'next-auth/jwt'
import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/db'
import { aMember, aPerson, deactivate } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'
import { aBrowser } from './knock'

const password = 'plum violin seven'
const cookie = 'next-auth.session-token'

beforeAll(() => {
  process.env['AUTH_TRUST_HOST'] = 'true'
})

test('csrf and providers answer in their shapes', async () => {
  const browser = aBrowser()
  expect((await browser.get('csrf')).body).toEqual({ csrfToken: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect((await browser.get('providers')).body).toEqual({
    credentials: {
      id: 'credentials',
      name: 'Credentials',
      type: 'credentials',
      signinUrl: 'http://rapport.test/api/auth/signin/credentials',
      callbackUrl: 'http://rapport.test/api/auth/callback/credentials',
    },
    email: {
      id: 'email',
      name: 'Email',
      type: 'email',
      signinUrl: 'http://rapport.test/api/auth/signin/email',
      callbackUrl: 'http://rapport.test/api/auth/callback/email',
    },
    'second-step': {
      id: 'second-step',
      name: 'Second step',
      type: 'credentials',
      signinUrl: 'http://rapport.test/api/auth/signin/second-step',
      callbackUrl: 'http://rapport.test/api/auth/callback/second-step',
    },
  })
})

test('signing in with a password begins a session, which tells who and where, and nothing secret', async () => {
  const { userId, workspaceId, email } = await aMember({ password, firstName: 'Ada', lastName: 'Byron' })
  const browser = aBrowser()
  expect(await browser.session()).toEqual({})
  const answer = await browser.post('callback/credentials', { email, password, callbackUrl: '/feedback' })
  expect(answer).toMatchObject({ body: { url: 'http://rapport.test/feedback' } })
  expect(await browser.session()).toEqual({
    user: { id: userId, name: 'Ada Byron', firstName: 'Ada', email },
    workspaceId,
    expires: expect.any(String),
  })
})

test('the token holds ids and nothing about the person, and lives seven days', async () => {
  const { userId, workspaceId, email } = await aMember({ password })
  const browser = aBrowser()
  await browser.post('callback/credentials', { email, password })
  const token = await decode({ token: browser.cookies[cookie], secret: process.env['NEXTAUTH_SECRET'] ?? '' })
  const { iat, exp, jti, startedAt, sessionId, ...rest } = token ?? {}
  expect(rest).toEqual({ sub: userId, workspaceId, sessionVersion: 1, isSuperAdmin: false })
  expect(Number(exp) - Number(iat)).toBe(7 * 86_400)
  expect([jti, startedAt, sessionId]).toEqual([expect.any(String), expect.any(Number), expect.any(String)])
})

test('a wrong password and an unknown address get the same answer', async () => {
  const known = await aMember({ password })
  const answers = []
  for (const email of [known.email, `${unique('nobody')}@acme.example`, 'not an address']) {
    const browser = aBrowser()
    const { status, body } = await browser.post('callback/credentials', { email, password: 'harbour kettle moss' })
    answers.push({ status, body, session: await browser.session() })
  }
  expect(answers[0]).toMatchObject({ status: 401, session: {} })
  expect(JSON.stringify(answers[0]?.body)).toContain('error=CredentialsSignin')
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
})

test('too many attempts are told apart from a wrong password', async () => {
  const browser = aBrowser()
  const email = `${unique('nobody')}@acme.example`
  for (let time = 0; time < 10; time++) await browser.post('callback/credentials', { email, password })
  const { url } = await browser.post('callback/credentials', { email, password })
  const [, code = '', seconds] = /error=(TooManyAttempts-(\d+))$/.exec(String(url)) ?? []
  expect([Number(seconds) > 60, Number(seconds) <= 900]).toEqual([true, true])
  expect(await browser.get('error', { error: code })).toMatchObject({ url: `/auth/login?error=${code}` })
})

test('a browser that signed in before gets in by password while others at its address are told to wait', async () => {
  const { email } = await aMember({ password })
  const address = unique('office')
  const [owner, stranger] = [aBrowser(address), aBrowser(address)]
  await owner.post('callback/credentials', { email, password })
  await owner.post('signout')
  for (let time = 0; time < 10; time++)
    await stranger.post('callback/credentials', { email, password: 'not it at all' })
  expect((await stranger.post('callback/credentials', { email, password })).url).toContain('TooManyAttempts')
  await owner.post('callback/credentials', { email, password })
  expect(await owner.session()).toMatchObject({ user: { email } })
})

test('without the csrf token nobody is signed in', async () => {
  const { email } = await aMember({ password })
  const browser = aBrowser()
  const { url } = await browser.send('POST', 'callback/credentials', { body: { email, password, json: 'true' } })
  expect(url).toBe('http://rapport.test/api/auth/signin?csrf=true')
  expect(await browser.session()).toEqual({})
})

test('a person who is active nowhere comes in, to where they can begin a workspace or join one', async () => {
  const actor = await aMember({ password })
  await deactivate(actor)
  const browser = aBrowser()
  await browser.post('callback/credentials', { email: actor.email, password })
  expect(await browser.session()).toMatchObject({ user: { email: actor.email }, workspaceId: null })
})

test('a super admin needs no workspace', async () => {
  const { email } = await aPerson({ password, isSuperAdmin: true, hasSecondFactor: false })
  const browser = aBrowser()
  await browser.post('callback/credentials', { email, password })
  expect(await browser.session()).toMatchObject({ user: { email }, workspaceId: null })
})

test.each([
  ['https://evil.example/feedback', 'http://rapport.test'],
  ['//evil.example', 'http://rapport.test'],
  ['/\\evil.example', 'http://rapport.test'],
  ['javascript:alert(1)', 'http://rapport.test'],
  ['/feedback?tab=created', 'http://rapport.test/feedback?tab=created'],
  ['http://rapport.test/goals', 'http://rapport.test/goals'],
])('a callbackUrl of %s leads to %s', async (callbackUrl, url) => {
  const { email } = await aMember({ password })
  expect(await aBrowser().post('callback/credentials', { email, password, callbackUrl })).toMatchObject({ url })
})

test('a callbackUrl that is no text changes nothing', async () => {
  const { email } = await aMember({ password })
  const answer = await aBrowser().post('callback/credentials', { email, password, callbackUrl: { a: 1 } })
  expect(answer.url).toBe('http://rapport.test')
})

test('signing out clears the session', async () => {
  const { email } = await aMember({ password })
  const browser = aBrowser()
  await browser.post('callback/credentials', { email, password })
  expect(await browser.post('signout', { callbackUrl: '/' })).toMatchObject({ body: { url: 'http://rapport.test/' } })
  expect(browser.cookies[cookie]).toBeUndefined()
  expect(await browser.session()).toEqual({})
})

test('a session ends at once everywhere when its version moves on', async () => {
  const { userId, email } = await aMember({ password })
  const [one, other] = [aBrowser(), aBrowser()]
  for (const browser of [one, other]) await browser.post('callback/credentials', { email, password })
  await db.user.update({ where: { id: userId }, data: { sessionVersion: { increment: 1 } } })
  expect([await one.session(), await other.session()]).toEqual([{}, {}])
  expect(one.cookies[cookie]).toBeUndefined()
})

test('sign-in codes lead to the sign-in page, and the others to its error', async () => {
  const browser = aBrowser()
  expect(await browser.get('signin', { callbackUrl: '/feedback', error: 'SessionRequired' })).toMatchObject({
    status: 302,
    url: '/auth/login?callbackUrl=http%3A%2F%2Frapport.test%2Ffeedback&error=SessionRequired',
  })
  expect(await browser.get('error', { error: 'CredentialsSignin' })).toMatchObject({
    url: 'http://rapport.test/api/auth/signin?error=CredentialsSignin',
  })
  expect(await browser.get('error', { error: 'Verification' })).toMatchObject({ url: '/auth/login?error=Verification' })
})
