import { dataDir } from '../environment.mjs'
import { ensureWritable } from './ensure-writable.mjs'
import { ensureInstalled } from './packages.mjs'
import { ensurePrismaClient } from './prisma-client.mjs'

process.env['NEXT_TELEMETRY_DISABLED'] = '1'

/**
 * What every command needs before it may import anything from node_modules: the packages and the Prisma client. Those of
 * production need no data folder.
 * @param {{ production?: boolean }} [options]
 */
export async function prepare(options) {
  if (!options?.production) await ensureWritable(dataDir)
  await ensureInstalled(options)
  await ensurePrismaClient()
}
