import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { once } from 'node:events'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startPostgres } from '@/scripts/support/database/postgres.mjs'
import { isAlive, waitUntil } from '@/scripts/support/processes.mjs'
import { createClosers } from '@/scripts/support/shutdown.mjs'

let dataDir = ''
let closers = createClosers()

// The folder is for its owner alone, which root's PostgreSQL has to work around.
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'postgres-'))
  closers = createClosers()
})

afterEach(async () => {
  await closers.close()
  await rm(dataDir, { recursive: true })
})

async function open() {
  const server = await startPostgres({ dataDir, disposable: true })
  closers.add(server.stop)
  return server
}

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query(sql)
    return rows
  } finally {
    await client.end()
  }
}

const hasGone = (pid: number) => waitUntil(async () => !(await isAlive(pid)), 5_000)

test('it answers on 127.0.0.1 alone, asks for the password, and leaves nothing running', async () => {
  const server = await open()
  expect(new URL(server.url).hostname).toBe('127.0.0.1')
  expect(await query(server.url, "select current_setting('listen_addresses') as place")).toEqual([
    { place: '127.0.0.1' },
  ])
  await expect(query(server.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password authentication')
  await server.stop()
  expect(await hasGone(server.pid)).toBe(true)
})

test('a second start joins the first, and the last to leave stops the server', async () => {
  const first = await open()
  const second = await open()
  expect(second.pid).toBe(first.pid)
  await first.stop()
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await second.stop()
  expect(await hasGone(first.pid)).toBe(true)
})

test('killed, it tells so and comes back on the same address with what was committed', async () => {
  const server = await open()
  await query(server.url, 'create table kept as select 7 as number')
  const { pid, url } = server
  const lost = new Promise<void>((resolve) => void server.onLost(resolve))
  server.kill()
  await lost
  await server.restart()
  expect(server.pid).not.toBe(pid)
  expect(await query(url, 'select number from kept')).toEqual([{ number: 7 }])
})

test('what a killed run left behind is cleared away', async () => {
  const { fork } = await import('node:child_process')
  const runner = path.join(dataDir, 'run.mjs')
  const source = path.join(import.meta.dirname, '../../scripts/support/database/postgres.mjs')
  await writeFile(
    runner,
    `import { startPostgres } from ${JSON.stringify(source)}
     const server = await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, disposable: true })
     process.send(server.pid)`,
  )
  const child = fork(runner, { execArgv: [] })
  const [orphan] = await once(child, 'message')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await isAlive(orphan)).toBe(true)
  const server = await open()
  expect(server.pid).not.toBe(orphan)
  expect(await hasGone(orphan)).toBe(true)
})

test('the password is for its owner alone', async () => {
  await open()
  const file = path.join(dataDir, 'secrets.json')
  const { mode } = await import('node:fs/promises').then(({ stat }) => stat(file))
  expect(mode & 0o077).toBe(0)
  expect(JSON.parse(await readFile(file, 'utf8')).postgresPassword).toHaveLength(48)
  expect(existsSync(path.join(dataDir, 'postgres.lock'))).toBe(false)
})
