import type { TestProject } from 'vitest/node'
import { startPostgres } from '@/scripts/support/database/postgres.mjs'
import { fromRoot } from '@/scripts/support/root.mjs'
import { dropClones, ensureTemplate } from './database'

declare module 'vitest' {
  export interface ProvidedContext {
    database: { serverUrl: string; template: string; run: string }
  }
}

async function openServer() {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { serverUrl: given, close: async () => {} }
  const server = await startPostgres({ dataDir: fromRoot('.data/test'), disposable: true })
  return { serverUrl: server.url, close: server.stop }
}

/** Before the first test that needs a database: a server, and on it the template that every worker copies. */
export async function setup(project: TestProject) {
  const run = String(process.pid)
  const { serverUrl, close } = await openServer()
  await dropClones(serverUrl, run)
  project.provide('database', { serverUrl, template: await ensureTemplate(serverUrl), run })
  return async () => {
    await dropClones(serverUrl, run)
    await close()
  }
}
