import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { freePort } from '@/scripts/support/ports.mjs'
import { fromRoot, root } from '@/scripts/support/root.mjs'
import { newToken } from '@/lib/platform/secrets'

const run = promisify(execFile)

/** The arguments of `env` that run a program with these settings, and none of this shell but where programs are. */
function withOnly(settings: Record<string, string>, ...command: string[]) {
  const all = { PATH: process.env.PATH ?? '', HOME: tmpdir(), ...settings }
  return ['-i', ...Object.entries(all).map(([name, value]) => `${name}=${value}`), ...command]
}

/** The instructions of the Dockerfile, stage by stage: `['COPY', 'a b ./']`. */
async function stages() {
  const text = await readFile(fromRoot('Dockerfile'), 'utf8')
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const instructions = lines.map(
    (line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const,
  )
  const second = instructions.findLastIndex(([word]) => word === 'FROM')
  return { build: instructions.slice(0, second), image: instructions.slice(second) }
}

/** `COPY a b ./`, with what git keeps for the project as a whole. */
async function copyInto(folder: string, rest: string) {
  const sources = rest.split(' ').slice(0, -1)
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
  for (const file of sources.includes('.') ? tracked : sources) {
    await cp(fromRoot(file), path.join(folder, file), { recursive: true })
  }
}

async function buildIn(folder: string) {
  for (const [word, rest] of (await stages()).build) {
    if (word === 'COPY') await copyInto(folder, rest)
    if (word === 'RUN') await run('env', withOnly({}, 'sh', '-c', rest), { cwd: folder, maxBuffer: 1e8 })
  }
}

/** The settings that the image brings: `ENV A=1 B=2`. */
async function settingsOfImage() {
  const given = (await stages()).image.flatMap(([word, rest]) => (word === 'ENV' ? rest.split(' ') : []))
  return Object.fromEntries(given.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]))
}

async function ready(url: string) {
  for (let left = 60; left > 0; left -= 1) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined)
    if (answer?.ok) return
    await pause(1000)
  }
  throw new Error('The image does not serve.')
}

const paths = [
  '/',
  '/pricing',
  '/help',
  '/help/anonymity',
  '/help/topics?q=anonymous',
  '/auth/login',
  '/screens/home-light.webp',
]

test('what the Dockerfile says, done in an empty folder, serves', async ({ skip }) => {
  skip(process.env.IMAGE !== '1', 'Installing and building take two minutes, so only with IMAGE=1.')
  const folder = await mkdtemp(path.join(tmpdir(), 'rapport-image-'))
  await buildIn(folder)
  await mkdir(path.join(folder, '.data/backups'), { recursive: true })
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const secrets = { NEXTAUTH_SECRET: newToken(), DATA_KEY: Buffer.alloc(32, newToken()).toString('base64') }
  const settings = {
    ...(await settingsOfImage()),
    ...secrets,
    PORT: port,
    APP_URL: url,
    DATABASE_URL: process.env.DATABASE_URL ?? '',
    SMTP_URL: 'smtp://127.0.0.1:9',
  }
  const [, command = '[]'] = (await stages()).image.find(([word]) => word === 'CMD') ?? []
  const words = z.array(z.string()).parse(JSON.parse(command))
  const server = spawn('env', withOnly(settings, ...words), { cwd: folder, stdio: 'inherit' })
  try {
    await ready(url)
    for (const address of paths) expect((await fetch(`${url}${address}`)).status, address).toBe(200)
    await run('env', withOnly(settings, 'npm', 'run', 'backup'), { cwd: folder })
    expect(await readdir(path.join(folder, '.data/backups'))).toHaveLength(1)
  } finally {
    server.kill('SIGTERM')
    await once(server, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
  expect(server.exitCode).toBe(0)
}, 600_000)
