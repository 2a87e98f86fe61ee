import type { APIResponse } from '@playwright/test'
import { aMember } from '@/tests/factories/members'
import { sessionOf } from './support/session'
import { expect, test } from './support/test'

const policyOf = (answer: APIResponse) => answer.headers()['content-security-policy'] ?? ''
const nonceOf = (answer: APIResponse) => /'nonce-([^']+)'/.exec(policyOf(answer))?.[1] ?? ''

const paths = ['/', '/auth/login', '/dashboard', '/feedback', '/nowhere-at-all', '/api/auth/session']

for (const path of paths) {
  test(`${path} is guarded by its headers, with a nonce of its own`, async ({ request }) => {
    const { name, value } = await sessionOf(await aMember())
    const headers = { cookie: `${name}=${value}` }
    const [first, second] = await Promise.all([request.get(path, { headers }), request.get(path, { headers })])
    expect(nonceOf(first)).toMatch(/^[\w+/=]{20,}$/)
    expect(nonceOf(first)).not.toBe(nonceOf(second))
    expect(policyOf(first)).toContain("frame-ancestors 'none'")
    expect(policyOf(first)).not.toMatch(/script-src[^;]*'unsafe-/)
    expect(first.headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(first.headers()['x-powered-by']).toBeUndefined()
    const scripts = (await first.text()).match(/<script\b[^>]*>/g) ?? []
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonceOf(first)}"`))).toEqual([])
  })
}

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
  expect((await request.get('/design', { headers })).status()).toBe(404)
})
