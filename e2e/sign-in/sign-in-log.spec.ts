import { readFileSync } from 'node:fs'
import type { APIResponse } from '@playwright/test'
import { sessionCookies } from '@/lib/shared/routes'
import { fromRoot } from '@/scripts/support/root.mjs'
import { aMember } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'
import { csrfOf } from '@/e2e/support/csrf'
import { expect, test } from '@/e2e/support/test'

const password = 'plum violin seven'

const logText = () => readFileSync(fromRoot('.data/e2e-server.log'), 'utf8')

/** The line that was logged for this answer. */
function lineOf(answer: APIResponse): unknown {
  const requestId = answer.headers()['x-request-id'] ?? 'none'
  const line = logText()
    .split('\n')
    .find((text) => text.includes(requestId))
  return JSON.parse(line ?? '{}')
}

test('what is logged of signing in names the request it belongs to, and nobody by name', async ({ request }) => {
  const actor = await aMember({ password })
  const form = { csrfToken: await csrfOf(request), json: 'true', email: actor.email, password }
  const [admitted, refused] = await Promise.all([
    request.post('/api/auth/callback/credentials', { form }),
    request.get('/api/auth/session', { headers: { cookie: `${sessionCookies.http}=stale` } }),
  ])
  await expect.poll(() => lineOf(admitted)).toMatchObject({ event: 'auth.signed-in', userId: actor.userId })
  await expect.poll(() => lineOf(refused)).toMatchObject({ event: 'auth.refused', code: 'JWT_SESSION_ERROR' })
  expect(logText()).not.toContain(actor.email)
})

test('an id of a request is made here, whatever the visitor calls it', async ({ request }) => {
  const chosen = unique('Ada_Lovelace')
  const headers = { 'x-request-id': chosen, cookie: `${sessionCookies.http}=stale` }
  const answer = await request.get('/api/auth/session', { headers })
  await expect.poll(() => lineOf(answer)).toMatchObject({ event: 'auth.refused' })
  expect(logText()).not.toContain(chosen)
})

test('where to return to is an address of this site, or nothing that is logged', async ({ request, baseURL }) => {
  for (const callbackUrl of [`javascript:${unique('ada')}`, unique('ada'), `//${unique('ada')}.example`]) {
    for (const path of ['signin', 'csrf', 'session']) {
      const answer = await request.get(`/api/auth/${path}`, { params: { callbackUrl }, maxRedirects: 0 })
      expect(answer.status(), callbackUrl).toBeLessThan(400)
    }
    const cookie = `next-auth.callback-url=${encodeURIComponent(callbackUrl)}`
    const answer = await request.get('/api/auth/signin', { headers: { cookie }, maxRedirects: 0 })
    const to = new URL(answer.headers().location ?? '', baseURL)
    expect([answer.status(), to.searchParams.get('callbackUrl')], callbackUrl).toEqual([302, baseURL])
    expect(logText()).not.toContain(callbackUrl)
  }
})

test('what a browser reports is taken, and logged in the codes of next-auth alone', async ({ request }) => {
  const report = async (form: Record<string, string>) => {
    const answer = await request.post('/api/auth/_log', { form })
    expect([answer.status(), await answer.text()]).toEqual([200, ''])
    return () => lineOf(answer)
  }
  const code = 'CLIENT_FETCH_ERROR'
  await expect.poll(await report({ level: 'error', code, message: 'Ada' })).toMatchObject({ level: 'info', code })
  const chosen = unique('Ada_Lovelace')
  for (const level of ['error', 'warn', 'toString', 'constructor', ''])
    expect((await report({ level, code: chosen }))()).toEqual({})
  expect(logText()).not.toContain(chosen)
  const headers = { 'content-type': 'application/json' }
  expect((await request.post('/api/auth/_log', { headers, data: Buffer.from('{not json') })).status()).toBe(422)
})
