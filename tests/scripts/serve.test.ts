import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import net from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { fromRoot } from '@/scripts/support/root.mjs'

const servers: net.Server[] = []

afterEach(() => servers.splice(0).forEach((server) => server.close()))

/** Somebody who listens on a port of this machine, and counts who knocks. */
async function aListener() {
  const knocks = { count: 0 }
  const server = net.createServer((socket) => {
    knocks.count += 1
    socket.destroy()
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens nowhere.')
  return { port: address.port, knocks }
}

const made = () => randomBytes(32).toString('base64')

/** Serves with these settings of production, and tells how that ended. */
async function serve(given: Record<string, string>) {
  const production = {
    ...{ RAPPORT_MODE: '', HOST: '', NEXTAUTH_SECRET: made(), DATA_KEY: made(), APP_URL: 'https://rapport.example' },
    ...{ SMTP_URL: 'smtp://127.0.0.1:9', DATABASE_URL: 'postgresql://rapport:x@127.0.0.1:9/rapport' },
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
