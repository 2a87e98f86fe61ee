import http from 'node:http'
import net from 'node:net'
import { once } from 'node:events'
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

test('takes more than a form holds from the import of people alone', async () => {
  const { port } = await aFront()
  const long = `Content-Length: ${5_000_000}`
  for (const path of ['/api/notification', '/api/people/unsubscribed', '/feedback', '/api/people/importx']) {
    expect(await statusOf(port, head(path, long)), path).toBe(413)
  }
  expect(await statusOf(port, chunked('/api/people/import', 5_000_000))).toBe(200)
})

test('answers 503 while the bodies of other connections fill the memory for them, and takes more afterwards', async () => {
  const { port } = await aFront({ mostHeld: 1000 })
  const call = `${head('/api/notification', 'Content-Length: 200')}${'x'.repeat(200)}`
  expect(await statusOf(port, call)).toBe(200)
  const half = await openWith(port, `${head('/api/notification', 'Content-Length: 1000')}${'x'.repeat(900)}`)
  await expect.poll(() => statusOf(port, call)).toBe(503)
  half.destroy()
  await expect.poll(() => statusOf(port, call)).toBe(200)
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
