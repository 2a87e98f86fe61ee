import { expect, test } from 'vitest'
import { matchingStep, newTotpKey, totpAddress } from '@/lib/platform/authenticator/totp'
import { appCode } from '@/tests/factories/second-factors'

/** The key of RFC 6238, "12345678901234567890", in base32. */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const second = (seconds: number) => new Date(seconds * 1000)

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at second %i the code of RFC 6238 is %s', (seconds, code) => {
  expect(matchingStep(key, code, second(seconds))).toBe(Math.floor(seconds / 30))
})

test('a key holds 160 bits', () => {
  expect(newTotpKey()).toMatch(/^[A-Z2-7]{32}$/)
})

test('clocks may differ by one step and no more', () => {
  const at = second(1_700_000_010)
  const step = 1_700_000_010 / 30
  const found = [-2, -1, 0, 1, 2].map((drift) => matchingStep(key, appCode(key, drift, at), at))
  expect(found).toEqual([null, step - 1, step, step + 1, null])
  for (const code of ['', '12345', '1234567', 'abcdef']) expect(matchingStep(key, code, at)).toBeNull()
})

test('an app takes the key over from an address', () => {
  const address = new URL(totpAddress({ issuer: 'Rapport', account: 'priya+1@acme.example', key }))
  expect(decodeURIComponent(address.pathname)).toContain('Rapport:priya+1@acme.example')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    secret: key,
    issuer: 'Rapport',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
