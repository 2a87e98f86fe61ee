import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startStack } from '@/scripts/support/stack.mjs'
import { expect, test } from './support/test'

const closing: (() => Promise<unknown>)[] = []

test.afterAll(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** What a development server says that finds another at work in this checkout, and leaves it alone. */
const isTaken = (said: string) => said.includes('Another next dev server is already running')

/** A development server on the database of the other tests, how it is, and what it printed. */
async function develop() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rapport-dev-'))
  closing.push(() => rm(dataDir, { recursive: true, force: true }))
  const log = path.join(dataDir, 'server.log')
  const start = async () => {
    const given = { databaseUrl: process.env.DATABASE_URL, smtpUrl: process.env.SMTP_URL }
    const { url, stop } = await startStack({ mode: 'development', dataDir, log, ...given })
    closing.push(stop)
    const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(60_000) })
    return { url, health: await answer.json() }
  }
  const [server] = await Promise.allSettled([start()])
  return { server, said: await readFile(log, 'utf8') }
}

test('the development server answers, and shows its pages', async ({ page }) => {
  test.setTimeout(120_000)
  const { server, said } = await develop()
  test.skip(isTaken(said), 'somebody is developing in this checkout')
  if (server.status === 'rejected') throw new Error(said, { cause: server.reason })
  const { url, health } = server.value
  expect(health).toMatchObject({ live: true, checks: { database: true, migrations: true } })

  await page.goto(`${url}/auth/login`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
