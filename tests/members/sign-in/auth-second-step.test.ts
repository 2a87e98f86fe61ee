import { beforeAll, expect, test } from 'vitest'
import { aMember } from '@/tests/factories/members'
import { appCode, aSecondFactor } from '@/tests/factories/second-factors'
import { mailedToken } from '@/tests/support/outbox'
import { aBrowser } from './knock'

const password = 'plum violin seven'
const secondStep = 'http://rapport.test/auth/second-step'

beforeAll(() => {
  process.env['AUTH_TRUST_HOST'] = 'true'
})

async function somebody() {
  const actor = await aMember({ password })
  return { ...actor, ...(await aSecondFactor(actor.userId)) }
}

test('after the password nothing of a session exists, and the code leads on to where one was going', async () => {
  const { email, userId, key } = await somebody()
  const browser = aBrowser()
  const first = await browser.post('callback/credentials', { email, password, callbackUrl: '/feedback?workspace=x' })
  expect(first.url).toBe(secondStep)
  expect(await browser.session()).toEqual({})
  expect(Object.keys(browser.cookies).filter((name) => name.includes('session'))).toEqual([])
  const second = await browser.post('callback/second-step', { code: appCode(key) })
  expect(second.url).toBe('http://rapport.test/feedback?workspace=x')
  expect(await browser.session()).toMatchObject({ user: { id: userId } })
})

test('a mailed link takes the second step as well', async () => {
  const { email, userId, codes } = await somebody()
  const browser = aBrowser()
  await browser.post('signin/email', { email, callbackUrl: '/goals' })
  const query = { token: await mailedToken(email, 'sign-in.link') }
  const first = await browser.send('POST', 'callback/email', { query, body: { callbackUrl: '/goals' } })
  expect(first.url).toBe(secondStep)
  expect(await browser.session()).toEqual({})
  const second = await browser.post('callback/second-step', { code: codes[0] })
  expect(second.url).toBe('http://rapport.test/goals')
  expect(await browser.session()).toMatchObject({ user: { id: userId } })
})

test('a wrong code says so, and the next one counts', async () => {
  const { email, key } = await somebody()
  const browser = aBrowser()
  await browser.post('callback/credentials', { email, password })
  for (const code of ['000000', '', 'x'.repeat(100)]) {
    expect((await browser.post('callback/second-step', { code })).url).toContain('error=WrongCode')
  }
  expect(await browser.session()).toEqual({})
  await browser.post('callback/second-step', { code: appCode(key) })
  expect(await browser.session()).toMatchObject({ user: { email } })
})

test('another browser begins with the first step', async () => {
  const { email, key } = await somebody()
  await aBrowser().post('callback/credentials', { email, password })
  const other = aBrowser()
  const answer = await other.post('callback/second-step', { code: appCode(key) })
  expect(answer.url).toContain('error=FirstStepGone')
  expect(await other.session()).toEqual({})
})

test('a wrong password gets the same answer with a second factor and without', async () => {
  const [withIt, without] = [await somebody(), await aMember({ password })]
  const answers = []
  for (const { email } of [withIt, without]) {
    answers.push(await aBrowser().post('callback/credentials', { email, password: 'not the one' }))
  }
  expect(answers[0]).toEqual(answers[1])
})

test('too many codes are refused with the wait', async () => {
  const { email } = await somebody()
  const browser = aBrowser()
  await browser.post('callback/credentials', { email, password })
  for (let time = 0; time < 10; time++) await browser.post('callback/second-step', { code: '000000' })
  const answer = await browser.post('callback/second-step', { code: '000000' })
  expect(answer.url).toMatch(/error=TooManyAttempts-\d+/)
})
