import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fromRoot } from '@/scripts/support/root.mjs'
import { createClosers } from '@/scripts/support/shutdown.mjs'

/** A process that has opened something, and closes it when it is told that it may. */
async function anOpenProcess() {
  const folder = await mkdtemp(path.join(tmpdir(), 'shutdown-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'open.mjs')
  await writeFile(
    file,
    `import { once } from 'node:events'
     import { closeOnSignal, createClosers } from ${JSON.stringify(fromRoot('scripts/support/shutdown.mjs'))}
     const closers = createClosers()
     closers.add(async () => {
       process.send('closing')
       await once(process, 'message')
       process.send('closed')
     })
     closeOnSignal(closers)
     process.on('message', () => {})
     process.send('open')`,
  )
  const child = fork(file, { execArgv: [], silent: true })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

test('asked to stop again and again, it closes what it holds to the end, and once', async () => {
  const child = await anOpenProcess()
  const said: unknown[] = []
  child.on('message', (word) => void said.push(word))
  const ended = once(child, 'exit')
  await once(child, 'message')
  child.kill('SIGINT')
  await once(child, 'message')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) child.kill(signal)
  child.send('go on', () => {})
  expect(await ended).toEqual([130, null])
  expect(said).toEqual(['open', 'closing', 'closed'])
})

test('what is still being opened when all is closed is closed as soon as it is open', async () => {
  const closers = createClosers()
  const stopped: string[] = []
  let open = (_: { stop: () => void }) => {}
  void closers.opening(new Promise<{ stop: () => void }>((resolve) => void (open = resolve)))
  const closed = closers.close()
  open({ stop: () => void stopped.push('late') })
  await closed
  expect(stopped).toEqual(['late'])
})

test('what could not be opened needs no closing', async () => {
  const closers = createClosers()
  await expect(closers.opening(Promise.reject(new Error('No room.')))).rejects.toThrow('No room.')
  await expect(closers.close()).resolves.toBeUndefined()
})

/** A database that takes a connection and never says a word. */
async function aSilentDatabase() {
  const server = net.createServer()
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens nowhere.')
  return { url: `postgresql://rapport:x@127.0.0.1:${address.port}/rapport`, reached: once(server, 'connection') }
}

test('a migration that is asked to stop says so and ends in order', async () => {
  const { url, reached } = await aSilentDatabase()
  const env = { ...process.env, DATABASE_URL: url }
  const child = execFile(process.execPath, [fromRoot('scripts/migrate.mjs')], { env })
  const ended = once(child, 'exit')
  const said: string[] = []
  child.stdout?.on('data', (text: string) => void said.push(text))
  await Promise.race([reached, ended])
  child.kill('SIGINT')
  expect(await ended).toEqual([130, null])
  expect(said.join('')).toContain('Stopping')
})
