import http from 'node:http'
import net from 'node:net'
import { EventEmitter, once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { HttpFront } from '@/scripts/support/server/http-front.mjs'

type Options = Partial<ConstructorParameters<typeof HttpFront>[0]>

/** Servers before a product that answers everything with what it was sent. */
async function aFront(options: Options = {}) {
  const handle = async (request: http.IncomingMessage, response: http.ServerResponse) => void request.pipe(response)
  const front = new HttpFront({ handle, ...options })
  const server = front.createServer()
  onTestFinished(() => void server.close().closeAllConnections())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens nowhere.')
  return { port: address.port, stop: () => front.stop() }
}

/** A connection on which this was sent. */
async function openWith(port: number, text: string) {
  const connection = net.connect(port, '127.0.0.1')
  onTestFinished(() => void connection.destroy())
  connection.on('error', () => {})
  await once(connection, 'connect')
  connection.write(text)
  return connection
}

const head = (path: string, ...fields: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', ...fields, '', ''].join('\r\n')

/** The status that answers what is sent, as it is, on a connection of its own. */
async function statusOf(port: number, text: string) {
  const connection = await openWith(port, text)
  const [answer] = await once(connection, 'data')
  connection.destroy()
  return Number(String(answer).split(' ')[1])
}

const chunked = (path: string, length: number) =>
  `${head(path, 'Transfer-Encoding: chunked')}${length.toString(16)}\r\n${'x'.repeat(length)}\r\n0\r\n\r\n`

const quick = { headersTimeout: 100, requestTimeout: 100, connectionsCheckingInterval: 20 }

test('answers 408 to a body that has not arrived at its deadline, and closes', async () => {
  const { port } = await aFront({ limits: quick })
  const connection = await openWith(port, `${head('/api/auth/_log', 'Content-Length: 16000')}{`)
  const [answer] = await once(connection, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /)
  await once(connection, 'close')
})

test('refuses a chunked body once it is over the limit of its path', async () => {
  const { port } = await aFront()
  expect(await statusOf(port, chunked('/api/auth/_log', 16_384))).toBe(200)
  expect(await statusOf(port, chunked('/api/auth/_log', 16_385))).toBe(413)
  expect(await statusOf(port, chunked('/api/%61uth/_log', 16_385))).toBe(413)
  expect(await statusOf(port, chunked('/monitoring', 65_536))).toBe(200)
  expect(await statusOf(port, chunked('/monitoring', 65_537))).toBe(413)
})

test('takes more than a form holds from the imports of people and goals alone', async () => {
  const { port } = await aFront()
  const long = `Content-Length: ${5_000_000}`
  for (const path of [
    '/api/notification',
    '/api/people/unsubscribed',
    '/feedback',
    '/api/people/importx',
    '/api/goals',
  ]) {
    expect(await statusOf(port, head(path, long)), path).toBe(413)
  }
  for (const path of ['/api/people/import', '/api/goals/import']) {
    expect(await statusOf(port, chunked(path, 6_700_000)), path).toBe(200)
    expect(await statusOf(port, head(path, `Content-Length: ${8_000_000}`)), path).toBe(413)
  }
})

const call = `${head('/api/notification', 'Content-Length: 200')}${'x'.repeat(200)}`

test('answers 503 while the bodies the product works on fill the memory for them, and takes more afterwards', async () => {
  const work = new EventEmitter()
  const handle = async (request: http.IncomingMessage, response: http.ServerResponse) =>
    void work.once('done', () => request.pipe(response))
  const { port } = await aFront({ mostHeld: 300, handle })
  const [first, second] = [statusOf(port, call), statusOf(port, call)]
  expect(await Promise.race([first, second])).toBe(503)
  work.emit('done')
  expect((await Promise.all([first, second])).toSorted()).toEqual([200, 503])
  const next = statusOf(port, call)
  await expect.poll(() => work.emit('done')).toBe(true)
  expect(await next).toBe(200)
})

test('the oldest unfinished body makes way for a new one, and for no more than that', async () => {
  const { port } = await aFront({ mostHeld: 1000 })
  const halves = []
  for (const sign of ['a', 'b']) {
    const half = await openWith(port, `${head('/api/notification', 'Content-Length: 500')}${sign.repeat(450)}`)
    halves.push({ half, answer: once(half, 'data').then(String) })
    await pause(50)
  }
  expect(await statusOf(port, call)).toBe(200)
  expect(await halves[0]?.answer).toMatch(/^HTTP\/1\.1 408 /)
  halves[1]?.half.write('b'.repeat(50))
  expect(await halves[1]?.answer).toMatch(/^HTTP\/1\.1 200 /)
})

test('seventeen large forms that never end keep nobody from sending one', async () => {
  const { port } = await aFront()
  const large = 4 * 1_048_576
  const half = `${head('/feedback', `Content-Length: ${large}`)}${'x'.repeat(large - 1)}`
  const halves = await Promise.all(Array.from({ length: 17 }, () => openWith(port, half)))
  await Promise.race(halves.map((connection) => once(connection, 'data')))
  for (let time = 0; time < 3; time++) expect(await statusOf(port, chunked('/feedback', large))).toBe(200)
})

/** A product that can read no input of an action, as Next says it. */
const unreadable = async (_: http.IncomingMessage, response: http.ServerResponse) => void response.writeHead(500).end()

test('refuses an address that has sent thirty inputs in a minute which could not be read', async () => {
  const handle = vi.fn(unreadable)
  const { port } = await aFront({ handle })
  const send = (address: string) =>
    statusOf(port, head('/users', 'Next-Action: x', `X-Forwarded-For: 192.0.2.1, ${address}`, 'Content-Length: 0'))
  for (let time = 0; time < 30; time++) expect(await send('10.0.0.1')).toBe(400)
  expect(await send('10.0.0.1')).toBe(429)
  expect(await send('10.0.0.2')).toBe(400)
  expect(handle).toHaveBeenCalledTimes(31)
})

test('counts the addresses of one IPv6 network as one', async () => {
  const { port } = await aFront({ handle: unreadable })
  const send = (address: string) =>
    statusOf(port, head('/users', 'Next-Action: x', `X-Forwarded-For: ${address}`, 'Content-Length: 0'))
  for (let time = 0; time < 30; time++) expect(await send(`2001:db8:1:2::${time}`)).toBe(400)
  expect(await send('2001:db8:1:2:ffff::1')).toBe(429)
  expect(await send('2001:db8:1:3::1')).toBe(400)
})

/** Asks again and again on a few connections until nobody listens any more; what was lost on the way. */
async function askUntilClosed(port: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 8 })
  onTestFinished(() => agent.destroy())
  const counts: { answered: number; lost: string[] } = { answered: 0, lost: [] }
  const ask = () =>
    new Promise<boolean>((resolve) => {
      const request = http.get({ port, host: '127.0.0.1', agent }, (response) => {
        response.resume().once('end', () => resolve(Boolean((counts.answered += 1))))
      })
      request.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ECONNREFUSED') counts.lost.push(String(error.code))
        resolve(false)
      })
    })
  const worker = async () => {
    while (await ask()) continue
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  return counts
}

test('loses no request while it stops', async () => {
  const handle = async (_: http.IncomingMessage, response: http.ServerResponse) => {
    await pause(5)
    response.end('x')
  }
  const { port, stop } = await aFront({ handle })
  const asking = askUntilClosed(port)
  await pause(100)
  await stop()
  const { answered, lost } = await asking
  expect(lost).toEqual([])
  expect(answered).toBeGreaterThan(8)
})

test('stops although a browser keeps connections open on which it never sent anything', async () => {
  const { port, stop } = await aFront()
  const unused = await openWith(port, '')
  const closed = once(unused, 'close')
  await stop()
  await closed
})
