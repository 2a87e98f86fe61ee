import { randomInt } from 'node:crypto'
import { db } from '@/lib/platform/db'
import { newToken } from '@/lib/platform/secrets'
import { aMember } from '@/tests/factories/members'
import { aCircle, aReview } from '@/tests/factories/reviews'
import { unique } from '@/tests/factories/workspaces'
import { callAction } from '@/e2e/support/calls'
import { codeOfReviewer } from '@/e2e/support/reviewer-code'
import { cookieFor } from '@/e2e/support/session'
import { expect, test } from '@/e2e/support/test'

const AT_ONCE = 100

/** The answers to the hundred calls that anybody may make in a minute. */
const aMinuteOf = <Answer>(call: () => Promise<Answer>) => Promise.all(Array.from({ length: AT_ONCE }, call))

/** Makes the minute of somebody be over, for which no test waits. */
const passMinuteOf = (key: string) =>
  db.rateLimit.updateMany({ where: { key: { endsWith: `:${key}` } }, data: { expire: BigInt(Date.now() - 1) } })

const wait = /^Too many attempts\. Try again in \d+ seconds?\.$/

test('a hundred actions of one person in a minute, and no more before it is over', async () => {
  const [busy, other] = [await aMember(), await aMember()]
  // Refused for what it holds, which is looked at after the limit.
  const callAs = async (person: typeof busy) => {
    const sender = { cookie: await cookieFor(person) }
    return async () => (await callAction('saveDraftAction', null, sender, '["x"]')).code
  }
  const [call, callOfOther] = [await callAs(busy), await callAs(other)]
  expect(new Set(await aMinuteOf(call))).toEqual(new Set(['invalid']))
  expect(await call()).toBe('too-many')
  expect(await callOfOther()).toBe('invalid')
  await passMinuteOf(busy.userId)
  expect(await call()).toBe('invalid')
})

test('a hundred requests of one person in a minute, and how long to wait is said in words and to programs', async ({
  request,
}) => {
  const [busy, other] = [await aMember(), await aMember()]
  const askAs = async (person: typeof busy) => {
    const headers = { cookie: await cookieFor(person) }
    return () => request.get('/api/notification', { headers })
  }
  const [ask, askOfOther] = [await askAs(busy), await askAs(other)]
  expect(new Set((await aMinuteOf(ask)).map((answer) => answer.status()))).toEqual(new Set([200]))
  const refused = await ask()
  expect(refused.status()).toBe(429)
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0)
  expect(Number(refused.headers()['retry-after'])).toBeLessThanOrEqual(60)
  expect((await refused.json()).error).toMatchObject({ code: 'too-many', message: expect.stringMatching(wait) })
  expect((await askOfOther()).status()).toBe(200)
  await passMinuteOf(busy.userId)
  expect((await ask()).status()).toBe(200)
})

test('what is looked for while somebody types has a limit of its own', async ({ request }) => {
  const busy = await aMember()
  const headers = { cookie: await cookieFor(busy) }
  const ask = async (path: string) => (await request.get(path, { headers })).status()
  const key = `typing:${busy.userId}`
  for (const path of ['/api/find?query=a', '/api/people?query=a', '/api/teams/parents?query=a']) {
    expect(await ask(path), path).not.toBe(429)
  }
  expect(await db.rateLimit.updateMany({ where: { key, points: 3 }, data: { points: 239 } })).toEqual({ count: 1 })
  expect(await ask('/api/find?query=a')).toBe(200)
  expect(await ask('/api/people?query=a')).toBe(429)
  expect(await ask('/api/notification')).toBe(200)
})

test('the eleventh wrong password says how long to wait, and no right one is heard before', async ({ request }) => {
  const { email } = await aMember({ password: 'plum violin seven' })
  const { csrfToken }: { csrfToken: string } = await (await request.get('/api/auth/csrf')).json()
  const send = (password: string) =>
    request.post('/api/auth/callback/credentials', { form: { csrfToken, json: 'true', email, password } })
  for (let time = 0; time < 10; time++) expect((await send('harbour kettle moss')).status()).toBe(401)
  const refused = await send('plum violin seven')
  expect(refused.status()).toBe(429)
  const seconds = refused.headers()['retry-after']
  expect(Number(seconds)).toBeGreaterThan(800)
  expect((await refused.json()).url).toContain(`error=TooManyAttempts-${seconds}`)
})

test('a browser that signed in before gets in while others use up the tries of its address', async ({
  request,
  playwright,
}) => {
  const { email } = await aMember({ password: 'plum violin seven' })
  const headers = { 'x-forwarded-for': unique('office') }
  const baseURL = process.env.E2E_URL
  const stranger = await playwright.request.newContext({ baseURL, extraHTTPHeaders: headers })
  const send = async (from: typeof request, password: string) => {
    const { csrfToken }: { csrfToken: string } = await (await from.get('/api/auth/csrf')).json()
    const form = { csrfToken, json: 'true', email, password }
    return (await from.post('/api/auth/callback/credentials', { headers, form })).status()
  }
  expect(await send(request, 'plum violin seven')).toBe(200)
  for (let time = 0; time < 10; time++) expect(await send(stranger, 'harbour kettle moss')).toBe(401)
  expect(await send(stranger, 'plum violin seven')).toBe(429)
  expect(await send(request, 'plum violin seven')).toBe(200)
  await stranger.dispose()
})

test('strangers at one address do not keep a mailed link from being used there, and a /64 is one address', async () => {
  const network = `2001:db8:${randomInt(0x10000).toString(16)}`
  const ask = (address: string) => callAction('requestPasswordResetAction', { email: '' }, { address })
  for (let time = 0; time < 60; time++) expect((await ask(`${network}:1::${time}`)).code).toBe('invalid')
  const office = `${network}:1::ffff`
  expect((await ask(office)).code).toBe('too-many')
  expect((await ask(`${network}:2::1`)).code).toBe('invalid')
  const link = { token: newToken(), password: 'plum violin seven' }
  expect((await callAction('resetPasswordAction', link, { address: office })).code).toBe('not-found')
})

test('who answers by a link has a hundred of their own, however many answer from the same address', async () => {
  const { creator } = await aCircle(0)
  const emails = ['olga', 'ivan'].map((name) => `${unique(name)}@client.example`)
  const { id } = await aReview(creator, { emails })
  const address = unique('office')
  const callAs = async (email: string) => {
    const code = await codeOfReviewer(id, email)
    return async () => (await callAction('saveAnswersAction', { code }, { address })).code
  }
  const [call, callOfOther] = await Promise.all([callAs(emails[0] ?? ''), callAs(emails[1] ?? '')])
  expect(new Set(await aMinuteOf(call))).toEqual(new Set(['invalid']))
  expect(await call()).toBe('too-many')
  expect(await callOfOther()).toBe('invalid')
})
