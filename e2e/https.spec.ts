import { productionSettings } from '@/scripts/support/environment.mjs'
import { freePort } from '@/scripts/support/ports.mjs'
import { fromRoot } from '@/scripts/support/root.mjs'
import { startAppServer } from '@/scripts/support/server/app-server.mjs'
import { aMember } from '@/tests/factories/members'
import { unique } from '@/tests/factories/workspaces'
import { mailTo } from './support/mail'
import { expect, test } from './support/test'

// One server for the file: the build with the settings of production, behind a proxy that speaks https with browsers.
test.describe.configure({ mode: 'serial' })

const site = 'https://rapport.example'
const password = 'plum violin seven'

let port = 0
let server: Awaited<ReturnType<typeof startAppServer>> | undefined

test.beforeAll(async () => {
  port = await freePort()
  const env = productionSettings({ ...process.env, APP_URL: site })
  server = await startAppServer({ env, port, log: fromRoot('.data/https-server.log') })
})

test.afterAll(() => server?.stop())

type Sent = { cookies?: string[]; form?: Record<string, string> }

/** Asks as the proxy does for a browser that holds these cookies. */
function ask(path: string, { cookies = [], form }: Sent = {}) {
  const proxied = {
    'x-forwarded-proto': 'https',
    'x-forwarded-host': new URL(site).host,
    'x-forwarded-for': unique('a'),
  }
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ')
  return fetch(`http://localhost:${port}${path}`, {
    redirect: 'manual',
    headers: { ...proxied, cookie, ...(form && { origin: site }) },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
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
    new Set(['__Host-next-auth.csrf-token', '__Secure-next-auth.callback-url', '__Secure-next-auth.session-token']),
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

test('nothing of the demo or of how Rapport is made is there, and nobody is led off https', async () => {
  for (const path of ['/mailbox', `/mailbox/${unique('1')}`, '/design', '/floor']) {
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
