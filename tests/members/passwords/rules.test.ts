import { expect, test } from 'vitest'
import { isCommonPassword, isOwnName } from '@/lib/members/passwords/rules'
import { newPasswordSchema } from '@/lib/members/passwords/schema'

test.each([
  '12345678',
  '1234567890',
  '11111111',
  '12344321',
  '19900101',
  'password',
  'Passw0rd!',
  'P@ssw0rd2024',
  '!!password!!',
  'iloveyou',
  'Welcome2025!',
  'qwerty123',
  'qwertyuiop',
  'asdfghjkl',
  '1q2w3e4r',
  '1qaz2wsx',
  'zaq12wsx',
  'abcd1234',
  'abcabcabc',
  'aaaaaaaa',
  '!!!!!!!!',
  'trustno1',
  'Summer2024',
  '$ecret123',
  'michael1',
  'monkeydragon',
  'let-me-in',
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([
  'rapport demo',
  'correct horse battery',
  'plum violin seven',
  'dragonfruit stew',
  'tz7!kpw9qa',
  'my dog is blue',
  '83#91!27$64@55',
  '739104826519',
  'žluťoučký kůň',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})

const priya = { firstName: 'Priya', lastName: 'Sharma Nair', email: 'priya.sharma@bluebird.example' }

test.each(['PriyaSharma1', 'priya1990!', 'Nair-Priya', 'priya.sharma@bluebird.example', 'bluebird99', 'Sharma Nair'])(
  '%s is one’s own name',
  (password) => {
    expect(isOwnName(password, priya)).toBe(true)
  },
)

test.each(['priya loves long walks', 'plum violin seven', 'bluebirds sing at dawn', 'example1!xyz'])(
  '%s is more than one’s own name',
  (password) => {
    expect(isOwnName(password, priya)).toBe(false)
  },
)

test('a password has 8 to 128 characters of any kind', () => {
  expect(newPasswordSchema.safeParse('a'.repeat(7)).success).toBe(false)
  expect(newPasswordSchema.safeParse('ä🙂 \t"\'<>').success).toBe(true)
  expect(newPasswordSchema.safeParse('a'.repeat(128)).success).toBe(true)
  expect(newPasswordSchema.safeParse('a'.repeat(129)).success).toBe(false)
})

test('the same characters from another keyboard are the same password', () => {
  expect(newPasswordSchema.parse('cafe\u0301 noir')).toBe(newPasswordSchema.parse('caf\u00e9 noir'))
})
