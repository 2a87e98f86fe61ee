import { dataDir } from './environment.mjs'
import { startPostgres } from './database/postgres.mjs'
import { ensureWritable } from './prepare/ensure-writable.mjs'

/**
 * The address of the database of DATABASE_URL, or of the embedded one, which runs until all is closed.
 * @param {import('./shutdown.mjs').Closers} closers
 */
export async function openDatabase(closers) {
  const given = process.env['DATABASE_URL']
  if (given) return given
  await ensureWritable(dataDir)
  const { url } = await closers.opening(startPostgres({ dataDir }))
  return url
}
