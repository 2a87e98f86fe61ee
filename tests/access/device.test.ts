import { expect, test } from 'vitest'
import { deviceKey, keptKey, ownerMark, rememberAccount } from '@/lib/access/device'
import { newToken } from '@/lib/platform/secrets'

const [ada, bo] = ['ada@acme.example', 'bo@acme.example']

test('a browser has a key for each account that signed in with it, and for no other', () => {
  const cookie = rememberAccount(rememberAccount(null, ada), bo)
  const keys = [deviceKey(cookie, ada), deviceKey(cookie, bo)]
  expect(keys.every((key) => key !== null)).toBe(true)
  expect(new Set(keys).size).toBe(2)
  expect(deviceKey(cookie, 'nobody@acme.example')).toBeNull()
  expect(deviceKey(null, ada)).toBeNull()
})

test('each browser has keys of its own, and signing in again changes nothing', () => {
  const cookie = rememberAccount(null, ada)
  expect(deviceKey(rememberAccount(null, ada), ada)).not.toBe(deviceKey(cookie, ada))
  expect(rememberAccount(cookie, ada)).toBe(cookie)
})

test('remembers the five accounts that signed in last', () => {
  const emails = Array.from({ length: 6 }, (_, index) => `person${index}@acme.example`)
  const cookie = emails.reduce<string | null>((before, email) => rememberAccount(before, email), null)
  expect(emails.map((email) => deviceKey(cookie, email) !== null)).toEqual([false, true, true, true, true, true])
  const again = rememberAccount(rememberAccount(cookie, 'person1@acme.example'), 'person6@acme.example')
  expect(deviceKey(again, 'person1@acme.example')).not.toBeNull()
})

test('the cookie names no account', () => {
  expect(rememberAccount(null, ada)).toMatch(/^[\w-]{43}\.[\w-]{43}$/)
})

test('a made-up cookie has no key, and the next sign-in replaces it', () => {
  const [id = '', proof = ''] = rememberAccount(null, ada).split('.')
  const madeUp = ['', 'x', id, `${id}.`, `${id}.${newToken()}`, `${newToken()}.${proof}`, `${id}.${proof}.x`]
  for (const cookie of madeUp) {
    expect(deviceKey(cookie, ada), cookie).toBeNull()
    expect(deviceKey(rememberAccount(cookie, ada), ada), cookie).not.toBeNull()
  }
})

test('what is typed is kept by person, workspace, form and where it was begun', () => {
  const ada = { userId: 'ada', memberId: 'ada-here' }
  const key = keptKey(ada, 'follow-up', {})
  expect(key.split('.')).toEqual([ownerMark('ada'), expect.stringMatching(/^[\w-]{24}$/)])
  expect(keptKey({ ...ada }, 'follow-up', {})).toBe(key)
  const others = [
    keptKey({ userId: 'bo', memberId: 'bo-here' }, 'follow-up', {}),
    keptKey({ ...ada, memberId: 'ada-there' }, 'follow-up', {}),
    keptKey(ada, 'one-on-one', {}),
    keptKey(ada, 'follow-up', { goal: 'growth' }),
  ]
  expect(new Set([key, ...others]).size).toBe(5)
})
