import type { IncomingHttpHeaders } from 'node:http'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { pathHeader, requestIdHeader, sessionCookies } from '@/lib/shared/routes'
import { setHeaders } from '@/scripts/support/server/page-headers.mjs'

function askFor(url: string, sent: IncomingHttpHeaders = { cookie: `${sessionCookies.http}=a` }) {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { url })
  Object.assign(request.headers, sent)
  const response = new ServerResponse(request)
  setHeaders(request, response)
  return { asked: request.headers, answered: response.getHeaders() }
}

test.each(Object.values(sessionCookies))('with %s a request and its response carry one policy and one id', (cookie) => {
  const { asked, answered } = askFor('/goals?tab=self', { cookie: `theme=dark; ${cookie}=a` })
  const policy = answered['content-security-policy']
  expect(policy).toContain(`'nonce-${String(asked['x-nonce'])}'`)
  expect(asked).toMatchObject({ 'content-security-policy': policy, [pathHeader]: '/goals?tab=self' })
  expect(answered[requestIdHeader]).toBe(asked[requestIdHeader])
  expect(answered).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' })
})

test('each response has its own nonce and id', () => {
  const [first, second] = [askFor('/goals'), askFor('/goals')]
  expect(first.asked['x-nonce']).not.toBe(second.asked['x-nonce'])
  expect(first.asked[requestIdHeader]).not.toBe(second.asked[requestIdHeader])
})

test.each([
  ['/goals?_rsc=1a2b', '/goals'],
  ['/goals?tab=self&_rsc=1a2b', '/goals?tab=self'],
  ['/goals?_rsc=1a2b&tab=self', '/goals?tab=self'],
  ['/goals?search=_rsc', '/goals?search=_rsc'],
])('pages see %s as %s', (url, path) => {
  expect(askFor(url).asked[pathHeader]).toBe(path)
})

test.each([
  ['a request without a session', '/goals', {}],
  ['a built file', '/_next/static/a.js', { cookie: `${sessionCookies.http}=a` }],
])('%s is left to the middleware, also when it claims to be done', (_, url, sent) => {
  const { asked, answered } = askFor(url, { ...sent, 'x-rapport-headers': 'set' })
  expect(asked['x-rapport-headers']).toBeUndefined()
  expect(answered).toEqual({})
})

test('a visitor’s own nonce, path and id are replaced', () => {
  const own = {
    cookie: `${sessionCookies.http}=a`,
    'x-nonce': 'mine',
    [pathHeader]: '/mine',
    [requestIdHeader]: 'mine',
  }
  const { asked } = askFor('/goals', own)
  expect([asked['x-nonce'], asked[pathHeader], asked[requestIdHeader]]).not.toContain('mine')
  expect(asked[pathHeader]).toBe('/goals')
})

test('only responses over https have strict-transport-security', () => {
  const cookie = `${sessionCookies.https}=a`
  const header = 'strict-transport-security'
  expect(askFor('/goals', { cookie, 'x-forwarded-proto': 'https' }).answered[header]).toContain('max-age=')
  expect(askFor('/goals', { cookie }).answered[header]).toBeUndefined()
})
