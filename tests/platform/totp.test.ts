import { expect, test } from 'vitest'
import { matchingStep, newTotpKey, totpAddress, totpCode, totpStep } from '@/lib/platform/totp'
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
  expect(totpCode(key, totpStep(second(seconds)))).toBe(code)
})

test('agrees with another implementation on made keys', () => {
  for (let time = 0; time < 50; time++) {
    const made = newTotpKey()
    expect(made).toMatch(/^[A-Z2-7]{32}$/)
    const at = second(1_700_000_000 + time * 997)
    expect(totpCode(made, totpStep(at))).toBe(appCode(made, 0, at))
  }
})

test('clocks may differ by one step and no more', () => {
  const at = second(1_700_000_010)
  const step = totpStep(at)
  const found = [-2, -1, 0, 1, 2].map((drift) => matchingStep(key, totpCode(key, step + drift), at))
  expect(found).toEqual([null, step - 1, step, step + 1, null])
  for (const code of ['', '12345', '1234567', 'abcdef']) expect(matchingStep(key, code, at)).toBeNull()
})

test('an app takes the key over from an address', () => {
  const address = new URL(totpAddress({ issuer: 'Rapport', account: 'priya+1@acme.example', key }))
  expect(decodeURIComponent(address.pathname)).toContain('Rapport:priya+1@acme.example')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...{ secret: key, issuer: 'Rapport', algorithm: 'SHA1', digits: '6', period: '30' },
  })
})
