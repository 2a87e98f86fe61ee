import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { ensureCanListen, forgetPlace, rememberPlace } from '@/scripts/support/place.mjs'
import { CannotListen, freePort } from '@/scripts/support/ports.mjs'
import { fromRoot } from '@/scripts/support/root.mjs'
import { startAppServer } from '@/scripts/support/server/app-server.mjs'

const servers: net.Server[] = []

afterEach(() => servers.splice(0).forEach((server) => server.close()))

/** Somebody who listens on a port of this machine, and counts who knocks. */
async function aListener(wished = 0) {
  const knocks = { count: 0 }
  const server = net.createServer((socket) => {
    knocks.count += 1
    socket.destroy()
  })
  servers.push(server)
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(wished, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens nowhere.')
  return { port: address.port, knocks }
}

const made = () => randomBytes(32).toString('base64')

/** Serves with these settings of production, and tells how that ended. */
async function serve(given: Record<string, string>) {
  const production = {
    RAPPORT_MODE: '',
    HOST: '',
    NEXTAUTH_SECRET: made(),
    DATA_KEY: made(),
    APP_URL: 'https://rapport.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
    DATABASE_URL: 'postgresql://rapport:x@127.0.0.1:9/rapport',
  }
  return new Promise<{ code: number | string | undefined | null; said: string }>((resolve) => {
    const env = { ...process.env, ...production, ...given }
    execFile(process.execPath, [fromRoot('scripts/serve.mjs')], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code, said: `${stdout}${stderr}` }),
    )
  })
}

test('serving where somebody else listens says so before the database is touched', async () => {
  const [stranger, database] = await Promise.all([aListener(), aListener()])
  const { port } = stranger
  const { code, said } = await serve({
    PORT: String(port),
    DATABASE_URL: `postgresql://rapport:x@127.0.0.1:${database.port}/rapport`,
  })
  expect(code).toBe(1)
  expect(said).toContain(
    `Port ${port} is taken by another program. Choose another port: PORT=${port + 1} npm run serve`,
  )
  expect(said).not.toContain('Rapport serves')
  expect([stranger.knocks.count, database.knocks.count]).toEqual([0, 0])
})

test('serving with a weak secret names it, and nothing else', async () => {
  const { code, said } = await serve({ NEXTAUTH_SECRET: 'changeme'.repeat(5) })
  expect(code).toBe(1)
  expect(said).toContain('NEXTAUTH_SECRET: must be random')
  expect(said).not.toContain('DATA_KEY')
})

test('serving at an address that this machine has not names HOST, and blames nobody else', async () => {
  const { code, said } = await serve({ PORT: String(await freePort()), HOST: 'no-such-host.invalid' })
  expect(code).toBe(1)
  expect(said).toContain('This machine cannot listen on HOST=no-such-host.invalid')
  expect(said).not.toContain('taken')
})

test.each([
  ['EADDRINUSE', 3000, 'Port 3000 is taken by another program.'],
  ['EACCES', 80, 'You may not listen on port 80: those below 1024 ask for more rights.'],
])('%s on port %i is told as what it is', (code, port, sentence) => {
  expect(new CannotListen(code, { port })).toMatchObject({ message: sentence, isOfPort: true })
})

test('who has taken a port is told, with the way there and the way out', async () => {
  const { port } = await aListener()
  // Whoever else listens there will do as well.
  await aListener(65535).catch(() => {})
  await rememberPlace(port)
  await Promise.all([
    expect(ensureCanListen({ port }, 'npm start')).rejects.toThrow(
      `Rapport already runs at http://localhost:${port} (process ${process.pid}).`,
    ),
    expect(ensureCanListen({ port: 65535 }, 'npm start')).rejects.toThrow(
      'Port 65535 is taken by another program. Choose another port: PORT=3000 npm start',
    ),
  ])
  await forgetPlace(port)
  expect(existsSync(fromRoot(`.data/serving-${port}.json`))).toBe(false)
})

describe('the server of the product', () => {
  /** Starts it where it cannot, and tells what it said. */
  async function startInVain(place: { port: number; host?: string; development?: boolean }) {
    const folder = await mkdtemp(path.join(tmpdir(), 'serve-'))
    const log = path.join(folder, 'server.log')
    const starting = startAppServer({ env: process.env, ...place, log })
    onTestFinished(async () => {
      await starting.then(({ stop }) => stop()).catch(() => {})
      await rm(folder, { recursive: true })
    })
    await expect(starting).rejects.toThrow(`The server did not start. Its reason stands in ${log}.`)
    return readFile(log, 'utf8')
  }

  test.each([{}, { development: true }])('does not start where somebody else answers: %o', async (mode) => {
    const { port } = await aListener()
    expect(await startInVain({ port, ...mode })).toContain(`Port ${port} is taken by another program.`)
  })

  test.each([{}, { development: true }])('does not start at an address of somewhere else: %o', async (mode) => {
    const said = await startInVain({ port: await freePort(), host: '192.0.2.1', ...mode })
    expect(said).toContain('This machine cannot listen on HOST=192.0.2.1')
  })
})
