import { spawn } from 'node:child_process'
import { once } from 'node:events'
import net from 'node:net'
import { startAppServer } from '@/scripts/support/server/app-server.mjs'
import { freePort } from '@/scripts/support/ports.mjs'
import { fromRoot } from '@/scripts/support/root.mjs'
import { startStack, type Stack } from '@/scripts/support/stack.mjs'
import { expect, test } from './support/test'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

const log = fromRoot('.data/shutdown-server.log')
let stack: Stack

test.beforeAll(async () => {
  test.setTimeout(120_000)
  stack = await startStack({ mode: 'test', dataDir: fromRoot('.data/shutdown'), disposable: true, log })
})

test.afterAll(() => stack.stop())

test('a server with a setting it cannot use ends, and says so to who started it', async () => {
  const env = { ...stack.env, LOG_LEVEL: 'loud' }
  await expect(startAppServer({ env, port: await freePort(), log })).rejects.toThrow('The server did not start.')
})

type Counts = { opened: number; lost: string[] }

/** Opens the page again and again, each time on a connection of its own, until nobody listens; counts what was lost. */
function openUntilClosed(url: string, counts: Counts) {
  const worker = async () => {
    for (;;) {
      const answer = await fetch(`${url}/auth/login`).catch((error: Error) => String(error.cause))
      if (typeof answer === 'string') return void (answer.includes('ECONNREFUSED') || counts.lost.push(answer))
      await answer.text()
      counts.opened += Number(answer.status === 200)
      if (answer.status !== 200) counts.lost.push(String(answer.status))
    }
  }
  return Promise.all(Array.from({ length: 4 }, worker))
}

test('a server that is asked to stop loses no request, and leaves although a browser holds a connection', async () => {
  const port = await freePort()
  const server = await startAppServer({ env: { ...stack.env, WORKER: 'off' }, port, host: '127.0.0.1', log })
  const unused = net.connect(port, '127.0.0.1').on('error', () => {})
  const counts: Counts = { opened: 0, lost: [] }
  const opening = openUntilClosed(`http://127.0.0.1:${port}`, counts)
  await expect.poll(() => counts.opened, { timeout: 30_000 }).toBeGreaterThan(8)
  await Promise.all([opening, server.stop()])
  expect(counts.lost).toEqual([])
  // 1 where something kept it longer than it may take.
  expect(await server.exited).toEqual({ code: 0, signal: null })
  unused.destroy()
})

/** Serves as `npm run serve` does, with the database of the stack. */
async function serve() {
  const port = await freePort()
  const place = {
    PORT: String(port),
    HOST: '127.0.0.1',
    APP_URL: `http://127.0.0.1:${port}`,
    RAPPORT_MODE: 'production',
  }
  const child = spawn(process.execPath, [fromRoot('scripts/serve.mjs')], { env: { ...stack.env, ...place } })
  const ended = once(child, 'exit')
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => void said.push(String(text)))
  await expect.poll(() => said.join(''), { timeout: 60_000 }).toContain('Rapport serves')
  return { url: place.APP_URL, child, ended, said: () => said.join('') }
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  test(`npm run serve ends in order by ${signal}`, async () => {
    const { url, child, ended, said } = await serve()
    try {
      expect((await fetch(`${url}/auth/login`)).status).toBe(200)
      child.kill(signal)
      expect(await ended).toEqual([0, null])
      expect(said()).toContain('process.ending')
      await expect(fetch(url)).rejects.toThrow()
    } finally {
      child.kill('SIGKILL')
    }
  })
}
