import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readEnv } from '@/lib/platform/env'

const made = () => randomBytes(32).toString('base64')
const inBase64 = (text: string) => Buffer.from(text).toString('base64')

const production = {
  RAPPORT_MODE: 'production',
  DATABASE_URL: 'postgresql://rapport:password@localhost:5432/rapport',
  APP_URL: 'https://rapport.example',
  NEXTAUTH_SECRET: made(),
  DATA_KEY: made(),
  SMTP_URL: 'smtps://name:password@smtp.example.com:465',
}
const needed = ['DATABASE_URL', 'APP_URL', 'NEXTAUTH_SECRET', 'DATA_KEY', 'SMTP_URL'] as const

describe('production', () => {
  test('is what there is when nothing says otherwise, and starts with its five settings', () => {
    expect(readEnv({ ...production, RAPPORT_MODE: '' })).toMatchObject(production)
  })

  test.each(needed)('does not start without %s, and names it alone', (name) => {
    for (const empty of [undefined, '']) {
      const others = needed.filter((other) => other !== name)
      const start = () => readEnv({ ...production, [name]: empty })
      expect(start).toThrow(name)
      expect(start).not.toThrow(RegExp(others.join('|')))
    }
  })

  test('names all that is missing at once', () => {
    expect(() => readEnv({})).toThrow(/DATABASE_URL[^]*NEXTAUTH_SECRET[^]*DATA_KEY[^]*APP_URL[^]*SMTP_URL/)
  })
})

describe('a secret that signs sessions', () => {
  test.each([
    ['short', 'correct horse battery staple'],
    ['one character', 'a'.repeat(64)],
    ['a word many times over', 'changeme'.repeat(8)],
    ['a phrase twice over', 'rapport-secret-rapport-secret-rapport'],
    ['digits in a row', '01234567890123456789012345678901'],
    ['the alphabet', 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'],
    ['nothing, in base64', Buffer.alloc(32).toString('base64')],
  ])('is refused by its name when it is %s', (_, secret) => {
    expect(() => readEnv({ ...production, NEXTAUTH_SECRET: secret })).toThrow('NEXTAUTH_SECRET')
  })

  test('passes when chance made it, in any writing', () => {
    for (let times = 0; times < 500; times++) {
      for (const secret of [made(), randomBytes(16).toString('hex'), randomBytes(24).toString('base64url')]) {
        expect(readEnv({ ...production, NEXTAUTH_SECRET: secret }).NEXTAUTH_SECRET).toBe(secret)
      }
    }
  })
})

describe('the key of what the database must not show', () => {
  test.each([
    ['no base64', 'x'.repeat(31)],
    ['too short', randomBytes(31).toString('base64')],
    ['too long', randomBytes(33).toString('base64')],
    ['zeros', Buffer.alloc(32).toString('base64')],
    ['one byte', Buffer.alloc(32, 7).toString('base64')],
    ['counted up', Buffer.from(Array.from({ length: 32 }, (_, index) => index)).toString('base64')],
    ['a word many times over', inBase64('password'.repeat(4))],
  ])('is refused by its name when it is %s', (_, key) => {
    expect(() => readEnv({ ...production, DATA_KEY: key })).toThrow('DATA_KEY')
  })

  test('passes when chance made it, and is another than the secret of sessions', () => {
    for (let times = 0; times < 500; times++) expect(readEnv({ ...production, DATA_KEY: made() })).toBeTruthy()
    expect(() => readEnv({ ...production, DATA_KEY: production.NEXTAUTH_SECRET })).toThrow('NEXTAUTH_SECRET')
  })
})

describe('where errors are reported', () => {
  test('is the DSN of a project, or nowhere', () => {
    for (const dsn of ['https://key@sentry.example/1', 'http://k3y@127.0.0.1:9000/sentry/42']) {
      expect(readEnv({ ...production, SENTRY_DSN: dsn }).SENTRY_DSN).toBe(dsn)
    }
    expect(readEnv({ ...production, SENTRY_DSN: '' }).SENTRY_DSN).toBeUndefined()
  })

  test.each([
    'sentry.example/1',
    'https://sentry.example/1',
    'https://key@sentry.example',
    'https://a-key@sentry.example/1',
  ])('is not %s', (dsn) => {
    expect(() => readEnv({ ...production, SENTRY_DSN: dsn })).toThrow('SENTRY_DSN')
  })
})
