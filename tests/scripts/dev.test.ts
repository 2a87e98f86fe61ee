import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startStack } from '@/scripts/support/stack.mjs'

const closing: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** What a development server says that finds another at work in this checkout, and leaves it alone. */
const isTaken = (said: string) => said.includes('Another next dev server is already running')

/** A development server on the database of this test, asked how it is; and what it printed. */
async function develop() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rapport-dev-'))
  closing.push(() => rm(dataDir, { recursive: true, force: true }))
  const log = path.join(dataDir, 'server.log')
  const askIt = async () => {
    const given = { databaseUrl: process.env.DATABASE_URL, smtpUrl: process.env.SMTP_URL }
    const stack = await startStack({ mode: 'development', dataDir, log, ...given })
    closing.push(stack.stop)
    return fetch(`${stack.url}/api/health`, { signal: AbortSignal.timeout(60_000) })
  }
  const [answer] = await Promise.allSettled([askIt()])
  return { answer, said: await readFile(log, 'utf8') }
}

test('the development server starts and answers', async ({ skip }) => {
  const { answer, said } = await develop()
  skip(isTaken(said), 'somebody is developing in this checkout')
  if (answer.status === 'rejected') throw new Error(said, { cause: answer.reason })
  expect(await answer.value.json()).toMatchObject({ live: true, checks: { database: true, migrations: true } })
}, 120_000)
