import { EventEmitter } from 'node:events'
import { readdirSync } from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BodyRoom } from '@/scripts/support/server/body-room.mjs'
import { readWhole } from '@/scripts/support/server/whole-request.mjs'

type Sent = { headers: http.IncomingHttpHeaders; method?: string; url?: string }

/** A call of an action as it arrives. */
function aCall({ headers, method = 'POST', url = '/users' }: Sent) {
  const request = new http.IncomingMessage(new net.Socket())
  Object.assign(request, { method, url, headers: { 'next-action': 'an-id', 'content-type': 'text/plain', ...headers } })
  request.push('[]')
  request.push(null)
  return request
}

const aPlace = () => new BodyRoom(1000).placeFor(new EventEmitter())

/** The status it is refused with; 200 when it goes on to the page. */
async function statusOf(sent: Sent, ourOrigin?: string) {
  const reading = await readWhole(aCall(sent), aPlace(), ourOrigin)
  return 'status' in reading ? reading.status : 200
}

const ours = 'https://rapport.example:8443'

test('in production a call counts as ours by the address in the settings, whatever the proxy says of the host', async () => {
  for (const host of ['rapport.example', 'rapport.example:8443', 'app:3000']) {
    expect(await statusOf({ headers: { origin: ours, host } }, ours), host).toBe(200)
    const forged = { origin: 'https://evil.example', host, 'x-forwarded-host': 'evil.example' }
    expect(await statusOf({ headers: forged }, ours), host).toBe(403)
  }
  for (const origin of ['https://rapport.example', 'http://rapport.example:8443', 'null', 'no address']) {
    expect(await statusOf({ headers: { origin, host: 'rapport.example:8443' } }, ours), origin).toBe(403)
  }
  expect(await statusOf({ headers: { host: 'rapport.example' } }, ours)).toBe(200)
})

test('Next is told our own address, which it compares with that of the page', async () => {
  const headers = { origin: ours, host: 'rapport.example', 'x-forwarded-host': 'evil.example' }
  const reading = await readWhole(aCall({ headers }), aPlace(), ours)
  expect('request' in reading && reading.request.headers['x-forwarded-host']).toBe('rapport.example:8443')
})

test('on one’s own machine it is ours under the name it was asked by', async () => {
  expect(await statusOf({ headers: { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' } })).toBe(200)
  expect(await statusOf({ headers: { origin: 'http://elsewhere.example', host: '127.0.0.1:3000' } })).toBe(403)
})

test('what lies in public is only there to be read', async () => {
  const entries = readdirSync('public', { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) {
    const url = file.slice('public'.length)
    for (const method of ['POST', 'OPTIONS']) expect(await statusOf({ headers: {}, method, url }), url).toBe(405)
    expect(await statusOf({ headers: {}, method: 'GET', url }), url).toBe(200)
  }
})

test('a path counts as it is read, whatever is escaped in it', async () => {
  const headers = { 'next-action': undefined }
  for (const url of ['/icon.svg', '/icon%2Esvg', '/%69con.svg', '/_next/static/x.js', '/_next%2Fstatic/x.js']) {
    expect(await statusOf({ headers, url }), url).toBe(405)
  }
  for (const url of ['/%ff', 'http://elsewhere.example/', '*']) expect(await statusOf({ headers, url }), url).toBe(400)
})
