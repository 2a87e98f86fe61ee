import type { Actor } from '@/lib/access/actor'
import { csrfCookies, sessionCookies } from '@/lib/shared/routes'
import { productionSettings } from '@/scripts/support/environment.mjs'
import { freePort } from '@/scripts/support/ports.mjs'
import { fromRoot } from '@/scripts/support/root.mjs'
import { startAppServer } from '@/scripts/support/server/app-server.mjs'
import { aMember } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'
import { builtActions } from './support/calls'
import { mailTo } from './support/mail'
import { sessionOf } from './support/session'
import { expect, test } from './support/test'

// One server for the file: the build with the settings of production, behind a proxy that speaks https with browsers.
test.describe.configure({ mode: 'serial' })

// On a port of its own, as behind a proxy that has others beside it.
const site = 'https://rapport.example:8443'
const password = 'plum violin seven'

let port = 0
let server: Awaited<ReturnType<typeof startAppServer>> | undefined

test.beforeAll(async () => {
  port = await freePort()
  const env = productionSettings({ ...process.env, APP_URL: site })
  server = await startAppServer({ env, port, log: fromRoot('.data/https-server.log') })
})

test.afterAll(() => server?.stop())

type Sent = { cookies?: string[]; form?: Record<string, string>; body?: string; headers?: Record<string, string> }

/** Asks as the proxy does for a browser that holds these cookies. It names the host alone, as `$host` of nginx does. */
function ask(path: string, { cookies = [], form, body, headers }: Sent = {}) {
  const proxied = {
    'x-forwarded-proto': 'https',
    'x-forwarded-host': new URL(site).hostname,
    'x-forwarded-for': unique('a'),
  }
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ')
  const sent = form ? new URLSearchParams(form) : body
  return fetch(`http://localhost:${port}${path}`, {
    redirect: 'manual',
    headers: { ...proxied, cookie, ...(sent !== undefined && { origin: site }), ...headers },
    ...(sent !== undefined && { method: 'POST', body: sent }),
  })
}

/** Posts to next-auth with what proves that the form is its own; answers its cookies as well as those it was sent with. */
async function post(path: string, form: Record<string, string>) {
  const proof = await ask('/api/auth/csrf')
  const { csrfToken }: { csrfToken: string } = await proof.json()
  const answer = await ask(path, { cookies: proof.headers.getSetCookie(), form: { csrfToken, json: 'true', ...form } })
  return { answer, cookies: [...proof.headers.getSetCookie(), ...answer.headers.getSetCookie()] }
}

test('every cookie is for https and this host alone, and the browser stays on https', async () => {
  const { email } = await aMember({ password })
  const form = { email, password, callbackUrl: '/feedback' }
  const { answer, cookies } = await post('/api/auth/callback/credentials', form)
  expect([answer.status, await answer.json()]).toEqual([200, { url: `${site}/feedback` }])
  const names = cookies.map((line) => line.split('=')[0])
  expect(new Set(names)).toEqual(
    new Set([
      '__Host-next-auth.csrf-token',
      '__Host-rapport.device',
      '__Secure-next-auth.callback-url',
      '__Secure-next-auth.session-token',
    ]),
  )
  for (const line of cookies) {
    for (const part of ['; HttpOnly', '; Secure', '; SameSite=Lax', '; Path=/']) expect(line).toContain(part)
    expect(line).not.toContain('Domain=')
  }
  const page = await ask('/dashboard', { cookies })
  expect(page.status).toBe(200)
  for (const { headers } of [page, answer, await ask('/auth/login'), await ask('/logo.svg')]) {
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}; includeSubDomains$/)
  }
  expect(page.headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
})

test('over https nothing counts that stands under the name of http: not who was signed in there, and no other site’s', async () => {
  const [former, present] = [await aMember(), await aMember()]
  const [stray, own] = await Promise.all([former, present].map(sessionOf))
  const planted = `${sessionCookies.http}=${stray?.value}`
  const cookies = [planted, `${sessionCookies.https}=${own?.value}`]
  for (const path of ['/dashboard', '/profile']) {
    const page = await (await ask(path, { cookies })).text()
    // The address itself may break after its @.
    const isOf = ({ email }: Actor) => page.includes(email.replace(/@.*/, ''))
    expect([isOf(present), isOf(former)], path).toEqual([true, false])
  }
  expect((await ask('/api/notification', { cookies })).status).toBe(200)
  expect((await ask('/api/notification', { cookies: [planted] })).status).toBe(401)
  const planting = `${csrfCookies.http}=planted`
  expect(await (await ask('/auth/login', { cookies: [planting] })).text()).not.toContain('planted')
})

test('what our own pages send is taken, on whichever port we are, and nothing from beside us', async () => {
  const { id = '', path = '/' } = builtActions.get('requestPasswordResetAction') ?? {}
  const { value } = await sessionOf(await aMember())
  const call = async (origin: string) => {
    const headers = { origin, 'next-action': id, 'content-type': 'text/plain;charset=UTF-8' }
    const { email } = await aMember()
    return (await ask(path, { body: JSON.stringify([{ email }]), headers })).status
  }
  const write = async (origin: string) => {
    const headers = { origin, 'content-type': 'application/json' }
    const body = JSON.stringify({ id: crypto.randomUUID() })
    return (await ask('/api/notification', { cookies: [`${sessionCookies.https}=${value}`], body, headers })).status
  }
  expect([await call(site), await write(site)]).toEqual([200, 404])
  for (const origin of ['https://rapport.example', 'http://rapport.example:8443', 'https://elsewhere.example']) {
    expect([await call(origin), await write(origin)], origin).toEqual([403, 403])
  }
})

test('nothing of the demo or of how Rapport is made is there, and nobody is led off https', async () => {
  for (const path of ['/mailbox', `/mailbox/${unique('1')}`]) {
    expect((await ask(path)).status, path).toBe(404)
  }
  const login = await (await ask('/auth/login')).text()
  expect(login).toContain('Good to see you.')
  expect(login).not.toMatch(/This is a demo|rapport demo|acme\.example/)
  for (const path of ['/dashboard', '/api/auth/signin', '/api/auth/callback/credentials']) {
    const location = (await ask(path)).headers.get('location') ?? ''
    expect(new URL(location, site).origin, path).toBe(site)
  }
})

test('every address in a mail is ours and begins with https', async () => {
  const { email } = await aMember()
  const { answer } = await post('/api/auth/signin/email', { email, callbackUrl: '/feedback' })
  expect(new URL((await answer.json()).url).origin).toBe(site)
  const { html, text } = await mailTo(email)
  const addresses = `${html} ${text}`.match(/https?:\/\/[^\s"<>]+/g) ?? []
  expect(addresses.some((address) => address.startsWith(`${site}/auth/magic-link/`))).toBe(true)
  const foreign = addresses.filter((address) => !address.startsWith(`${site}/`))
  expect(foreign.filter((address) => !address.startsWith('http://www.w3.org/'))).toEqual([])
})
