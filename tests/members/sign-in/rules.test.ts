import { expect, test } from 'vitest'
import {
  arrivalWorkspace,
  isSignInError,
  signInErrors,
  signInNotice,
  tooManyAttempts,
} from '@/lib/members/sign-in/rules'

test.each([
  [null, [], null],
  [null, ['a', 'b'], 'a'],
  ['b', ['a', 'b'], 'b'],
  ['gone', ['a', 'b'], 'a'],
])('left %s, in %j: arrives in %s', (last, joined, arrival) => {
  expect(arrivalWorkspace(last, joined)).toBe(arrival)
})

test('every code has a sentence, and an unknown one reads as a failure', () => {
  expect(signInNotice(undefined)).toBeUndefined()
  expect(signInNotice('SessionRequired')).toMatchObject({ tone: 'info' })
  expect(signInNotice('made-up')).toEqual(signInNotice('Callback'))
  for (const code of signInErrors) expect(signInNotice(code)?.text).toMatch(/^[A-Z].+[.]$/)
})

test.each([
  [80, 'Too many attempts. Try again in 80 seconds.'],
  [40 * 60, 'Too many attempts. Try again in 40 minutes.'],
  [20 * 3600, 'Too many attempts. Try again in 20 hours.'],
])('a limit that is spent for %i seconds says so', (seconds, text) => {
  expect(signInNotice(tooManyAttempts(seconds))).toEqual({ tone: 'danger', text })
})

test('a code with a wait may stand in an address, and nothing else that begins like it', () => {
  expect(isSignInError(tooManyAttempts(3600))).toBe(true)
  for (const code of ['TooManyAttempts', 'TooManyAttempts-', 'TooManyAttempts-soon', 'TooManyAttempts-9999999']) {
    expect(isSignInError(code), code).toBe(false)
    expect(signInNotice(code), code).toEqual(signInNotice('Callback'))
  }
})

test('no code says whether an address has an account', () => {
  expect(signInNotice('CredentialsSignin')?.text).toMatch(/Wrong e-mail or password/)
})
