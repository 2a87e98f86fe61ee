import type { APIResponse } from '@playwright/test'
import { db } from '@/lib/platform/db'
import { aMember } from '@/tests/factories/members'
import { sessionOf } from './support/session'
import { expect, test } from './support/test'

const policyOf = (answer: APIResponse) => answer.headers()['content-security-policy'] ?? ''
const nonceOf = (answer: APIResponse) => /'nonce-([^']+)'/.exec(policyOf(answer))?.[1] ?? ''

const paths = ['/', '/auth/login', '/dashboard', '/feedback', '/nowhere-at-all', '/api/auth/session']
const visitors = ['a person with a session', 'a visitor']

for (const [path, visitor] of paths.flatMap((one) => visitors.map((who) => [one, who] as const))) {
  test(`for ${visitor} ${path} is guarded by its headers, with a nonce of its own`, async ({ request }) => {
    const { name, value } = await sessionOf(await aMember())
    const headers: Record<string, string> = visitor === 'a visitor' ? {} : { cookie: `${name}=${value}` }
    const [first, second] = await Promise.all([request.get(path, { headers }), request.get(path, { headers })])
    expect(nonceOf(first)).toMatch(/^[\w+/=]{20,}$/)
    expect(nonceOf(first)).not.toBe(nonceOf(second))
    expect(policyOf(first)).toContain("frame-ancestors 'none'")
    expect(policyOf(first)).not.toMatch(/script-src[^;]*'unsafe-/)
    expect(first.headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    })
    expect(first.headers()['x-powered-by']).toBeUndefined()
    const scripts = (await first.text()).match(/<script\b[^>]*>/g) ?? []
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonceOf(first)}"`))).toEqual([])
  })
}

test('built files, fonts and pictures are what they say they are, over either protocol', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const built = [...new Set(html.match(/\/_next\/static\/[^"'\\ ]+/g) ?? [])]
  expect(built.length).toBeGreaterThan(3)
  expect((await request.get('/_next/image?url=%2Flogo.svg&w=64&q=75')).status()).toBe(404)
  for (const path of [...built, '/icon.svg', '/logo.svg', '/_next/static/nowhere.js', '/_next/image?url=x']) {
    expect((await request.get(path)).headers(), path).toMatchObject({ 'x-content-type-options': 'nosniff' })
    const secure = await request.get(path, { headers: { 'x-forwarded-proto': 'https' } })
    expect(secure.headers(), path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringContaining('max-age='),
    })
  }
})

test('a built file is sent as it was packed with the build, and as it is to a client that takes no gzip', async ({
  request,
}) => {
  const html = await (await request.get('/')).text()
  const [path = ''] = /\/_next\/static\/[^"'\\ ]+\.js/.exec(html) ?? []
  const [packed, plain] = await Promise.all(
    ['gzip, br', 'identity'].map((encoding) => request.get(path, { headers: { 'accept-encoding': encoding } })),
  )
  const headers = { 'content-type': 'application/javascript; charset=UTF-8', vary: 'Accept-Encoding' }
  const cached = { 'cache-control': 'public, max-age=31536000, immutable' }
  // A length is only known of what is not packed on the way.
  expect(packed?.headers()).toMatchObject({ ...headers, ...cached, 'content-encoding': 'gzip' })
  expect(Number(packed?.headers()['content-length'])).toBeLessThan(Number(plain?.headers()['content-length']))
  expect(plain?.headers()).toMatchObject({ ...headers, ...cached })
  expect(await packed?.text()).toBe(await plain?.text())
})

test('over https the browser is told to stay there', async ({ request }) => {
  const answer = await request.get('/auth/login', { headers: { 'x-forwarded-proto': 'https' } })
  expect(answer.headers()['strict-transport-security']).toContain('max-age=')
  expect(policyOf(answer)).toContain('upgrade-insecure-requests')
})

test('somebody signed out is asked to sign in, and comes back to the very place', async ({ request, baseURL }) => {
  for (const path of ['/dashboard', '/feedback?tab=created', '/notifications', '/admin']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    const asked = new URL(answer.headers().location ?? '', baseURL)
    expect([
      answer.status(),
      asked.pathname,
      asked.searchParams.get('error'),
      asked.searchParams.get('callbackUrl'),
    ]).toEqual([307, '/api/auth/signin', 'SessionRequired', path])
  }
})

test('the shell, what is not there, and what is for super admins alone', async ({ request }) => {
  const { name, value } = await sessionOf(await aMember())
  const headers = { cookie: `${name}=${value}` }
  const shell = await request.get('/_app', { headers, maxRedirects: 0 })
  expect([shell.status(), shell.headers().location]).toEqual([307, '/dashboard'])
  expect((await request.get('/nowhere-at-all', { headers })).status()).toBe(404)
  expect((await request.get('/admin', { headers })).status()).toBe(403)
})

test('a super admin whose session was ended elsewhere is asked to sign in again', async ({ request }) => {
  const actor = await aMember({ isSuperAdmin: true })
  const { name, value } = await sessionOf(actor)
  const headers = { cookie: `${name}=${value}` }
  expect((await request.get('/admin', { headers })).status()).toBe(200)
  await db.userSession.updateMany({ where: { userId: actor.userId }, data: { endedAt: new Date() } })
  const answer = await request.get('/admin', { headers, maxRedirects: 0 })
  expect(answer.status()).toBe(307)
  expect(answer.headers().location).toContain('error=SessionRequired&callbackUrl=%2Fadmin')
})
