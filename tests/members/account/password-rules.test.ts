import { expect, test } from 'vitest'
import { isKnownName, isOwnName } from '@/lib/members/account/rules'
import { newPasswordSchema } from '@/lib/members/account/schema'

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

test.each(['Rapport2024!', 'rapport_1', '2024 RAPPORT', 'BluebirdStudio1', 'bluebird-studio'])(
  '%s is the name of the product or the workspace with digits',
  (password) => {
    expect(isKnownName(password, ['Elsewhere', 'Bluebird Studio'])).toBe(true)
  },
)

test.each(['rapport demo', 'bluebird99', '19283746', 'studio bluebird'])('%s is no such name', (password) => {
  expect(isKnownName(password, ['2024', 'Bluebird Studio'])).toBe(false)
})

test('a password has 8 to 128 characters of any kind', () => {
  expect(newPasswordSchema.safeParse('a'.repeat(7)).success).toBe(false)
  expect(newPasswordSchema.safeParse('ä🙂 \t"\'<>').success).toBe(true)
  expect(newPasswordSchema.safeParse('a'.repeat(128)).success).toBe(true)
  expect(newPasswordSchema.safeParse('a'.repeat(129)).success).toBe(false)
})

test('the same characters from another keyboard are the same password', () => {
  expect(newPasswordSchema.parse('cafe\u0301 noir')).toBe(newPasswordSchema.parse('caf\u00e9 noir'))
})
