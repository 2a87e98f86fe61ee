import { fork, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { once } from 'node:events'
import net from 'node:net'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startPostgres } from '@/scripts/support/database/postgres.mjs'
import { findServer } from '@/scripts/support/database/postmaster.mjs'
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

async function open({ disposable = true } = {}) {
  const server = await startPostgres({ dataDir, disposable })
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

/** As much of a copy of the data as tells which server runs on it. */
async function aCopy({ url }: { url: string }) {
  const [{ place }] = await query(url, "select current_setting('data_directory') as place")
  const folder = path.join(dataDir, 'copy')
  await mkdir(folder)
  await cp(path.join(place, 'postmaster.pid'), path.join(folder, 'postmaster.pid'))
  return folder
}

test('a second start joins the first, and the last to leave stops the server', async () => {
  const first = await open()
  const second = await open()
  expect(second.pid).toBe(first.pid)
  // Who works on a copy of the checkout must not work on the data of the original.
  expect(await findServer(await aCopy(first))).toBeUndefined()
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
  const { mode } = await stat(file)
  expect(mode & 0o077).toBe(0)
  expect(JSON.parse(await readFile(file, 'utf8')).postgresPassword).toHaveLength(48)
  expect(existsSync(path.join(dataDir, 'postgres.lock'))).toBe(false)
})

test('data that is kept survives the end of everybody who used it, though others have its process id and its port', async () => {
  // Open to pass through, so that the data lies in the folder and goes with it.
  await chmod(dataDir, 0o711)
  const killed = await open({ disposable: false })
  await query(killed.url, 'create table kept as select 7 as number')
  killed.kill()
  expect(await hasGone(killed.pid)).toBe(true)
  const squatter = net.createServer().listen(Number(new URL(killed.url).port), '127.0.0.1')
  closers.add(() => squatter.close())
  const pidFile = path.join(dataDir, 'postgres/postmaster.pid')
  // PostgreSQL believes in any process that it may send a signal to.
  const { uid, gid } = await stat(pidFile)
  const successor = spawn('sleep', ['600'], { uid, gid, cwd: '/' })
  closers.add(() => successor.kill())
  await writeFile(pidFile, (await readFile(pidFile, 'utf8')).replace(String(killed.pid), String(successor.pid)))

  const next = await open({ disposable: false })
  expect(await query(next.url, 'select number from kept')).toEqual([{ number: 7 }])
})
