import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { addressPattern } from '@/lib/shared/text'

test.each([
  ['priya@example.com', true],
  ['PRIYA.Nair@Example.COM', true],
  ["o'neill+work@sub.example.co", true],
  ['_x-1@a-b.example', true],
  ['priya@example', false],
  ['priya@example.c', false],
  ['priya@-example.com', false],
  ['priya@example..com', false],
  ['priya@@example.com', false],
  ['.priya@example.com', false],
  ['priya.@example.com', false],
  ['pri..ya@example.com', false],
  ["priya'@example.com", false],
  ['priya nair@example.com', false],
  ['priya@example.com\n', false],
  ['', false],
])('%j is an address: %s', (text, expected) => expect(addressPattern.test(text)).toBe(expected))

test('it takes what forms of the web take', () => {
  const part = fc.string({ unit: fc.constantFrom('a', 'Z', '7', '.', "'", '+', '-', '_', ' ', 'é', '@'), maxLength: 8 })
  const address = fc.tuple(part, fc.constantFrom('@', '@@', ''), part, fc.constantFrom('.', '..', ''), part)
  fc.assert(
    fc.property(address, (parts) => {
      const text = parts.join('')
      expect(addressPattern.test(text)).toBe(z.email().safeParse(text).success)
    }),
    { numRuns: 20_000 },
  )
})

// What goes back and forth over a text would not end within the time of a test.
test('a long text that is none is refused', () => {
  expect(addressPattern.test(`${'a.'.repeat(50_000)}@`)).toBe(false)
  expect(addressPattern.test(`a@${'a-'.repeat(50_000)}`)).toBe(false)
})
