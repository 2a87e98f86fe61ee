import { readFile, rm } from 'node:fs/promises'
import { fromRoot } from '@/scripts/support/root.mjs'
import { startStack } from '@/scripts/support/stack.mjs'
import { adopt } from './adopt'

const log = fromRoot('.data/e2e-server.log')

function isJson(line: string) {
  try {
    return typeof JSON.parse(line) === 'object'
  } catch {
    return false
  }
}

/** The server logs one line of JSON per event, whatever the tests have sent it. */
async function refuseOtherLines() {
  const lines = (await readFile(log, 'utf8')).split('\n').filter(Boolean)
  const other = lines.filter((line) => !isJson(line))
  if (other.length > 0) throw new Error(`The log of the server holds lines that are not JSON:\n${other.join('\n')}`)
}

/** Starts the product as it is built, with a database and a mailbox of its own, for the whole run. */
export default async function startProduct() {
  // Pictures and recordings are taken of the demo, everything else happens in workspaces that each test makes.
  const isForPictures = Boolean(process.env.SCREENSHOTS ?? process.env.RECORDINGS)
  await rm(log, { force: true })
  const stack = await startStack({
    mode: isForPictures ? 'demo' : 'test',
    seed: isForPictures,
    dataDir: fromRoot('.data/e2e'),
    disposable: true,
    log,
  })
  adopt(stack)
  return async () => {
    await stack.stop()
    await refuseOtherLines()
  }
}
