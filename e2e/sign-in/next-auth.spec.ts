import type { APIRequestContext, APIResponse } from '@playwright/test'
import { signInErrors, WRONG_CODE } from '@/lib/members/sign-in/rules'
import { deviceCookies } from '@/lib/shared/routes'
import { aMember } from '@/tests/factories/members'
import { csrfOf } from '@/e2e/support/csrf'
import { expect, test } from '@/e2e/support/test'

const password = 'plum violin seven'

async function post(request: APIRequestContext, path: string, fields: Record<string, string>): Promise<APIResponse> {
  const form = { csrfToken: await csrfOf(request), json: 'true', ...fields }
  return request.post(`/api/auth/${path}`, { form, maxRedirects: 0 })
}

async function signedIn(request: APIRequestContext) {
  const actor = await aMember({ password })
  const answer = await post(request, 'callback/credentials', { email: actor.email, password, callbackUrl: '/feedback' })
  return { actor, answer }
}

test('csrf and providers answer in their own shapes', async ({ request, baseURL }) => {
  expect(await csrfOf(request)).toMatch(/^[0-9a-f]{64}$/)
  const providers = await (await request.get('/api/auth/providers')).json()
  expect(Object.keys(providers)).toEqual(['credentials', 'email', 'second-step'])
  expect(providers.email).toEqual({
    id: 'email',
    name: 'Email',
    type: 'email',
    signinUrl: `${baseURL}/api/auth/signin/email`,
    callbackUrl: `${baseURL}/api/auth/callback/email`,
  })
})

test('a session is nothing, then somebody, and nothing again', async ({ request, baseURL }) => {
  expect(await (await request.get('/api/auth/session')).json()).toEqual({})
  const { actor, answer } = await signedIn(request)
  expect([answer.status(), await answer.json()]).toEqual([200, { url: `${baseURL}/feedback` }])

  const session = await (await request.get('/api/auth/session')).json()
  const { userId: id, firstName, email, workspaceId } = actor
  expect(session).toMatchObject({ user: { id, firstName, email }, workspaceId })
  expect(new Date(session.expires).getTime()).toBeGreaterThan(Date.now())

  const out = await post(request, 'signout', { callbackUrl: '/' })
  expect([out.status(), await out.json()]).toEqual([200, { url: `${baseURL}/` }])
  expect(await (await request.get('/api/auth/session')).json()).toEqual({})
})

test('the session cookie is out of reach of scripts and other sites', async ({ request }) => {
  const { answer } = await signedIn(request)
  const cookie = answer.headersArray().find(({ value }) => value.startsWith('next-auth.session-token='))?.value
  expect(cookie).toMatch(/; HttpOnly/)
  expect(cookie).toMatch(/; SameSite=Lax/)
  expect(cookie).toMatch(/; Path=\//)
})

test('the cookie of a browser that signed in is out of reach of scripts, names nobody and comes with a sign-in alone', async ({
  request,
}) => {
  const { actor, answer } = await signedIn(request)
  const sent = answer.headersArray().find(({ value }) => value.startsWith(`${deviceCookies.http}=`))?.value ?? ''
  expect(sent).toMatch(/^[^=]+=[\w-]{43}\.[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/)
  expect(sent).not.toContain(actor.email)
  const others = [await request.get('/api/auth/session'), await post(request, 'signin/email', { email: actor.email })]
  const wrong = await post(request, 'callback/credentials', { email: actor.email, password: 'not it at all' })
  for (const other of [...others, wrong]) expect(other.headers()['set-cookie'] ?? '').not.toContain(deviceCookies.http)
})

test('an update of the session is posted, and ignores what is not for the person to say', async ({ request }) => {
  const { actor } = await signedIn(request)
  const stranger = await aMember()
  const data = { csrfToken: await csrfOf(request), data: { workspaceId: stranger.workspaceId, sub: stranger.userId } }
  expect((await request.post('/api/auth/session', { data })).status()).toBe(200)
  const session = await (await request.get('/api/auth/session')).json()
  expect([session.user?.id, session.workspaceId]).toEqual([actor.userId, actor.workspaceId])
})

test('a wrong password, a missing token and a foreign address to return to are refused', async ({
  request,
  baseURL,
}) => {
  const actor = await aMember({ password })
  const wrong = await post(request, 'callback/credentials', { email: actor.email, password: 'not it at all' })
  expect(wrong.status()).toBe(401)
  expect((await wrong.json()).url).toContain('error=CredentialsSignin')

  const forged = await post(request, 'callback/credentials', { email: actor.email, password, csrfToken: 'forged' })
  expect((await forged.json()).url).toContain('csrf=true')
  expect(await (await request.get('/api/auth/session')).json()).toEqual({})

  const callbackUrl = 'https://evil.example/take'
  const right = await post(request, 'callback/credentials', { email: actor.email, password, callbackUrl })
  expect(new URL((await right.json()).url).origin).toBe(baseURL)
})

test('a link is promised alike to somebody known and to nobody', async ({ request }) => {
  const { email } = await aMember()
  const known = await post(request, 'signin/email', { email })
  const unknown = await post(request, 'signin/email', { email: `x${email}` })
  expect([known.status(), unknown.status()]).toEqual([200, 200])
  expect((await known.json()).url).toBe((await unknown.json()).url)
})

const screens: [path: string, screen: string][] = [
  ['signin?error=SessionRequired&callbackUrl=%2Fgoals', '/auth/login?callbackUrl={site}%2Fgoals&error=SessionRequired'],
  ['signin/made-up', '/auth/login'],
  ['signin/google?callbackUrl=%2Fgoals', '/auth/login?callbackUrl=%2Fgoals'],
  ['callback/credentials', '/auth/login'],
  ['callback/google?code=x', '/auth/login'],
  ['error', '/auth/login?error=Default'],
  ['error?error=made-up', '/auth/login?error=Default'],
  ['error?error=<script>', '/auth/login?error=Default'],
  ['error?error=TooManyAttempts-soon', '/auth/login?error=Default'],
  ['error?error=TooManyAttempts-900', '/auth/login?error=TooManyAttempts-900'],
]

/** Of the codes that a screen has a sentence for, next-auth takes these back to its own sign-in, which leads to ours. */
const ofSignIn = /^(Signin|Callback|OAuth\w+|Email\w+|CredentialsSignin|SessionRequired)$/

/** Where the sentence of a code is read: of a wrong one beside the field for the next. */
function screenOf(code: string) {
  if (code === WRONG_CODE) return '/auth/second-step'
  return ofSignIn.test(code) ? '/api/auth/signin' : '/auth/login'
}

for (const code of signInErrors) screens.push([`error?error=${code}`, `${screenOf(code)}?error=${code}`])

for (const [path, screen] of screens) {
  test(`${path} leads to the sign-in or says why not`, async ({ request, baseURL }) => {
    const answer = await request.get(`/api/auth/${path}`, { maxRedirects: 0 })
    const { href } = new URL(answer.headers().location ?? '', baseURL)
    expect([answer.status(), href]).toEqual([
      302,
      `${baseURL}${screen.replace('{site}', encodeURIComponent(`${baseURL}`))}`,
    ])
  })
}

test('somebody signed in is sent on within this site only', async ({ request, baseURL }) => {
  await signedIn(request)
  const foreign = ['//evil.example', '/x/..//evil.example', '/.//evil.example', `${baseURL}//evil.example/x`]
  for (const callbackUrl of [...foreign, '/\\evil.example', 'https://evil.example', '/feedback']) {
    for (const screen of ['/auth/login', '/auth/welcome-signin']) {
      const answer = await request.get(screen, { params: { callbackUrl }, maxRedirects: 0 })
      const next = new URL(answer.headers().location ?? '', baseURL)
      expect([answer.status(), next.href], `${screen} with ${callbackUrl}`).toEqual([
        307,
        `${baseURL}${callbackUrl === '/feedback' ? '/feedback' : '/dashboard'}`,
      ])
    }
  }
})

test('a session updated without the token of this site, and what next-auth does not know, are refused in JSON', async ({
  request,
}) => {
  const answers = [
    await request.post('/api/auth/session', { data: { csrfToken: 'forged', data: {} } }),
    await request.post('/api/auth/made-up', { form: {} }),
    await request.get('/api/auth/made-up'),
  ]
  for (const answer of answers) {
    expect([answer.status(), answer.headers()['content-type']]).toEqual([400, 'application/json'])
    expect(await answer.json()).toEqual({ message: 'This request is not valid.' })
  }
})

test('HEAD is answered as GET is', async ({ request }) => {
  for (const path of [
    'signin?error=SessionRequired&callbackUrl=%2Ffeedback',
    'csrf',
    'session',
    'error?error=Callback',
  ]) {
    const [head, get] = [
      await request.head(`/api/auth/${path}`, { maxRedirects: 0 }),
      await request.get(`/api/auth/${path}`, { maxRedirects: 0 }),
    ]
    expect([head.status(), head.headers().location], path).toEqual([get.status(), get.headers().location])
  }
})

test('a page of another site may not sign anybody in or out', async ({ request }) => {
  const { actor } = await signedIn(request)
  const headers = { origin: 'https://evil.example' }
  for (const path of ['signout', 'callback/credentials', 'callback/email?token=x']) {
    const form = { csrfToken: await csrfOf(request), email: actor.email, password }
    expect((await request.post(`/api/auth/${path}`, { headers, form, maxRedirects: 0 })).status()).toBe(403)
  }
  expect(await (await request.get('/api/auth/session')).json()).not.toEqual({})
})
