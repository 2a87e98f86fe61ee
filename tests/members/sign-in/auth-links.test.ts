import { afterEach, beforeAll, expect, test } from 'vitest'
import { checkPassword } from '@/lib/members/sign-in/commands/check-password'
import { minutesFrom, setClock } from '@/lib/platform/clock'
import { aMember, aPerson, aVisitor } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'
import { mailedToken, mailsTo } from '@/tests/support/outbox'
import { aBrowser } from './knock'

const sent = 'http://rapport.test/api/auth/verify-request?provider=email&type=email'

beforeAll(() => {
  process.env['AUTH_TRUST_HOST'] = 'true'
})

afterEach(() => setClock())

async function aLink(email: string) {
  await aBrowser().post('signin/email', { email, callbackUrl: '/feedback' })
  return { token: await mailedToken(email, 'sign-in.link') }
}

test('asking for a link answers the same for everybody and mails only those with an account', async () => {
  const { email } = await aMember()
  const nobody = `${unique('nobody')}@acme.example`
  const known = await aBrowser().post('signin/email', { email: email.toUpperCase(), callbackUrl: '/feedback' })
  const unknown = await aBrowser().post('signin/email', { email: nobody, callbackUrl: '/feedback' })
  expect(known).toMatchObject({ body: { url: sent } })
  expect(unknown).toEqual(known)
  expect(await mailsTo(nobody)).toEqual([])
  const [mail] = await mailsTo(email)
  expect(mail?.props['link']).toMatch(/^http:\/\/rapport\.test\/auth\/magic-link\/[\w-]{43}\?callbackUrl=%2Ffeedback$/)
})

test('the link signs in when it is posted, once', async () => {
  const { email, userId } = await aMember()
  const { token } = await aLink(email)
  const browser = aBrowser()
  const first = await browser.send('POST', 'callback/email', { query: { token }, body: { callbackUrl: '/feedback' } })
  expect(first.url).toBe('http://rapport.test/feedback')
  expect(await browser.session()).toMatchObject({ user: { id: userId } })
  const other = aBrowser()
  const second = await other.send('POST', 'callback/email', { query: { token }, body: {} })
  expect(second.url).toBe('http://rapport.test/api/auth/error?error=Verification')
  expect(await other.session()).toEqual({})
})

test('a link that was replaced, or made up, signs nobody in', async () => {
  const { email } = await aMember()
  const { token } = await aLink(email)
  setClock(() => minutesFrom(new Date(), 1))
  await aLink(email)
  for (const tried of [token, 'x'.repeat(43)]) {
    const browser = aBrowser()
    await browser.send('POST', 'callback/email', { query: { token: tried }, body: {} })
    expect(await browser.session()).toEqual({})
  }
})

test('following a link proves the address and drops a password from before the proof', async () => {
  const password = 'plum violin seven'
  const { email } = await aMember({ password, isVerified: false })
  const { token } = await aLink(email)
  const browser = aBrowser()
  await browser.send('POST', 'callback/email', { query: { token }, body: {} })
  expect(await browser.session()).toMatchObject({ user: { email } })
  expect(await checkPassword(aVisitor(), { email, password })).toBeNull()
})

test('a person who is active nowhere comes in, to where they can begin a workspace or join one', async () => {
  const { email } = await aPerson()
  const { token } = await aLink(email)
  const browser = aBrowser()
  await browser.send('POST', 'callback/email', { query: { token }, body: {} })
  expect(await browser.session()).toMatchObject({ user: { email }, workspaceId: null })
})

test('an address that is none, or two at once, is refused', async () => {
  for (const email of ['nobody', 'a@acme.example,b@evil.example', 'a@acme.example\r\nBcc: b@evil.example', '']) {
    expect((await aBrowser().post('signin/email', { email })).url).toContain('error=EmailSignin')
  }
})

test('after five requests the newest link still works, and known or not, the answer says to use it', async () => {
  const { email: known, userId } = await aMember()
  for (const email of [known, `${unique('nobody')}@acme.example`]) {
    for (let time = 0; time < 5; time++) expect((await aBrowser().post('signin/email', { email })).url).toBe(sent)
    expect((await aBrowser().post('signin/email', { email })).url).toContain('error=LinksSent')
  }
  const owner = aBrowser()
  const token = await mailedToken(known, 'sign-in.link')
  await owner.send('POST', 'callback/email', { query: { token }, body: {} })
  expect(await owner.session()).toMatchObject({ user: { id: userId } })
})

test('a browser that signed in before still asks for a link while strangers use up those of the account', async () => {
  const { email } = await aMember()
  const owner = aBrowser()
  const { token } = await aLink(email)
  await owner.send('POST', 'callback/email', { query: { token }, body: {} })
  for (let time = 0; time < 5; time++) await aBrowser().post('signin/email', { email })
  expect((await aBrowser().post('signin/email', { email })).url).toContain('error=LinksSent')
  await owner.post('signout')
  expect((await owner.post('signin/email', { email })).url).toBe(sent)
})

test('an unknown provider leads to the sign-in page', async () => {
  expect((await aBrowser().post('signin/carrier-pigeon')).url).toContain('/api/auth/signin')
})
