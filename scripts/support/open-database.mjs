import { dataDir } from './environment.mjs'
import { startPostgres } from './database/postgres.mjs'

/** The database of DATABASE_URL, or the embedded one while it is open. */
export async function openDatabase() {
  const given = process.env['DATABASE_URL']
  if (given) return { url: given, close: async () => {} }
  const postgres = await startPostgres({ dataDir })
  return { url: postgres.url, close: postgres.stop }
}
