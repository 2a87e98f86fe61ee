import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { z } from 'zod'

/** A request as a provider gets it: the body parsed by its content type, a form or JSON. */
export type Asked = {
  method: string
  path: string
  /** What the address names, as `:calendarId`. */
  params: Record<string, string>
  query: Record<string, string>
  headers: IncomingMessage['headers']
  body: unknown
}

export type Answer = {
  status?: number
  headers?: Record<string, string>
  json?: unknown
  html?: string
  /** A picture, whose type is in the headers. */
  file?: Uint8Array
}

/** Something a provider can be asked. A query or body that its schema does not accept fails the test. */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  query?: z.ZodType
  body?: z.ZodType
  answer: (asked: Asked) => Answer | Promise<Answer>
}

/**
 * How a provider fails: for the next `times` requests (once unless told) under a path. `lost` does what is asked, and its
 * answer never arrives.
 */
export type Fault =
  | { under?: string; times?: number; kind: 'hang' | 'reset' | 'lost' }
  | { under?: string; times?: number; kind: 'slow'; milliseconds: number }
  | ({ under?: string; times?: number; kind: 'answer' } & Answer)

type Provider = { name: string; routes: Route[] }

const LARGEST = 2_000_000

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) {
    text += String(chunk)
    if (text.length > LARGEST) throw new Error('The body is too large.')
  }
  return text
}

function parseBody(text: string, type = ''): unknown {
  if (text === '') return undefined
  if (type.includes('application/json')) return JSON.parse(text)
  return type.includes('urlencoded') ? Object.fromEntries(new URLSearchParams(text)) : text
}

/** The parts of the address that the path of a route names, or null where it is another path. */
function match(pattern: string, path: string): Record<string, string> | null {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  if (wanted.length !== given.length) return null
  const pairs = wanted.map((part, index) => [part, decodeURIComponent(given[index] ?? '')] as const)
  if (pairs.some(([part, value]) => (part.startsWith(':') ? value === '' : part !== value))) return null
  return Object.fromEntries(
    pairs.filter(([part]) => part.startsWith(':')).map(([part, value]) => [part.slice(1), value]),
  )
}

function send(response: ServerResponse, { status = 200, headers = {}, json, html, file }: Answer) {
  const type = json === undefined ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8'
  response.writeHead(status, { 'content-type': type, ...headers })
  response.end(file ?? (json === undefined ? (html ?? '') : JSON.stringify(json)))
}

/** What a schema does not accept in a request, as one line; null: it is as it must be. */
function violationOf({ query, body }: Route, asked: Asked): string | null {
  const parsed = [query?.safeParse(asked.query), body?.safeParse(asked.body)]
  const faults = parsed.flatMap((result) => result?.error?.issues ?? [])
  return faults.length === 0 ? null : faults.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
}

/**
 * A server on loopback that answers as third parties do. Each provider answers under its own name, so that one address
 * serves all of them. What a provider does not know, or must not be sent, is kept in `violations`.
 */
export function createStandIn() {
  let providers: Provider[] = []
  let faults: (Fault & { times: number })[] = []
  const seen: Asked[] = []
  const violations: string[] = []

  const refuse = (asked: Asked, reason: string): Answer => {
    violations.push(`${asked.method} ${asked.path} ${reason}`)
    return { status: 422, json: { error: reason } }
  }

  async function answerOf(asked: Asked): Promise<Answer> {
    const routes = providers.flatMap(({ name, routes: own }) =>
      own.map((route) => ({ route, path: `/${name}${route.path}` })),
    )
    for (const { route, path } of routes) {
      const params = route.method === asked.method ? match(path, asked.path) : null
      if (params === null) continue
      const violation = violationOf(route, asked)
      return violation === null ? route.answer({ ...asked, params }) : refuse(asked, violation)
    }
    return refuse(asked, 'is not known here')
  }

  function takeFault(path: string) {
    const fault = faults.find(({ under = '/' }) => path.startsWith(under))
    if (fault && --fault.times <= 0) faults = faults.filter((other) => other !== fault)
    return fault
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
    // A browser with windows asks for it by itself, after any page.
    if (path === '/favicon.ico') return void response.writeHead(204).end()
    const body = parseBody(await readBody(request), request.headers['content-type'])
    const query = Object.fromEntries(searchParams)
    const asked = { method: request.method ?? 'GET', path, params: {}, query, headers: request.headers, body }
    seen.push(asked)
    const fault = takeFault(path)
    // A hanging request ends with the one who asks.
    if (fault?.kind === 'hang') return
    if (fault?.kind === 'slow') await wait(fault.milliseconds)
    if (fault?.kind === 'lost') await answerOf(asked)
    if (fault?.kind === 'reset' || fault?.kind === 'lost') return void request.socket.resetAndDestroy()
    send(response, fault?.kind === 'answer' ? fault : await answerOf(asked))
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      violations.push(String(error))
      if (!response.headersSent) send(response, { status: 500, html: String(error) })
    })
  })

  return {
    seen,
    violations,
    /** Lets these providers answer, and no other; forgets what was seen and how it was to fail. */
    use: (...chosen: Provider[]) => {
      ;[providers, faults] = [chosen, []]
      seen.length = 0
      violations.length = 0
    },
    fail: (fault: Fault) => void faults.push({ times: 1, ...fault }),
    heal: () => void (faults = []),
    /** What was asked under a path since `use`. */
    seenUnder: (path: string) => seen.filter((asked) => asked.path.startsWith(path)),
    listen: (port = 0) =>
      new Promise<string>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, '127.0.0.1', () => {
          const address = server.address() as AddressInfo
          resolve(`http://127.0.0.1:${address.port}`)
        })
      }),
    /** Lets the process end although it listens. */
    unref: () => server.unref(),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type StandIn = ReturnType<typeof createStandIn>
export type { Provider }
