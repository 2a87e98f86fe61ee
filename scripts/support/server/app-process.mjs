// The production server as a process of its own. It listens on localhost under both its addresses unless HOST says where.
import { readFileSync } from 'node:fs'
import http from 'node:http'
import next from 'next'
import { listenAt, nearestHost } from '../ports.mjs'
import { run, Stop } from '../print.mjs'
import { fromRoot, root } from '../root.mjs'
import { writeConsoleAsLines } from './console-lines.mjs'
import { HttpFront } from './http-front.mjs'
import { serveBuilt } from './built-files.mjs'
import { setHeaders } from './page-headers.mjs'
import { Turns } from './turns.mjs'

const STOP_WITHIN = 10_000

// Before Next begins to print.
writeConsoleAsLines(process.env['LOG_LEVEL'])

const port = Number(process.env['PORT'])
const place = { port, host: process.env['HOST'] || undefined }
const { RAPPORT_MODE: mode, APP_URL: address = '' } = process.env
// On one's own machine we are wherever we were asked, under any of its names.
const ourOrigin = mode === 'production' ? new URL(address).origin : undefined

// The build keeps its configuration. Read from next.config.ts, it would bring the compiler along, of 30 MB.
const { config } = JSON.parse(readFileSync(fromRoot('.next/required-server-files.json'), 'utf8'))
process.env['__NEXT_PRIVATE_STANDALONE_CONFIG'] = JSON.stringify(config)

// The name is what requests are resolved against, whatever the address: with 127.0.0.1 every rewrite would fail.
const app = next({ dev: false, dir: root, hostname: 'localhost', port })
process.env['__NEXT_PRIVATE_ORIGIN'] = `http://localhost:${port}`

const handle = app.getRequestHandler()
const turns = new Turns({ atOnce: 6, longest: 250 })
const serve = serveBuilt()

/** Files and signs of life cost next to nothing. */
const isLight = (/** @type {string | undefined} */ url = '') => /^\/(_next\/static|api\/health)\b/.test(url)

const front = new HttpFront({
  ourOrigin,
  handle: async (request, response) => {
    if (await serve(request, response)) return
    await prepared
    if (!isLight(request.url) && !(await turns.of(response))) return
    setHeaders(request, response)
    await handle(request, response)
  },
})

// The port is taken first: a product that then finds no place would serve nobody, and do jobs all the same. Who asks before
// it is prepared waits.
const listening = listenAt(place, () => front.createServer())
const prepared = listening.then(() => app.prepare())
let isStopping = false

/** Finishes the requests at hand and leaves. */
async function stop() {
  if (isStopping) return
  isStopping = true
  setTimeout(() => process.exit(1), STOP_WITHIN).unref()
  await listening.catch(() => [])
  await front.stop()
  await app.close()
  process.exit(0)
}

// Before the product is loaded, which puts the end of its own work in front of these.
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())

// The product starts with its first request; if it can't, Next carries on without it and answers 500. Home without a session
// is redirected before any page is loaded, and loading one takes a fifth of the start.
function isAnswering() {
  return new Promise((/** @type {(isSo: boolean) => void} */ resolve) => {
    const target = { host: nearestHost(place), port, path: '/dashboard' }
    http.get(target, (answered) => resolve(answered.resume().statusCode === 307)).once('error', () => resolve(false))
  })
}

await run(async () => {
  await prepared
  if (!(await isAnswering())) throw new Stop('The product could not begin; the reason stands above.')
  process.send?.('ready')
})
// Next would keep the process alive, whatever was thrown in it.
if (process.exitCode) process.exit()
