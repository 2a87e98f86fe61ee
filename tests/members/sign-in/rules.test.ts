import { expect, test } from 'vitest'
import { arrivalWorkspace, signInErrors, signInNotice } from '@/lib/members/sign-in/rules'

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

test('no code says whether an address has an account', () => {
  expect(signInNotice('CredentialsSignin')?.text).toMatch(/do not match/)
})
