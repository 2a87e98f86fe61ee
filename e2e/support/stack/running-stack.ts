import { fromRoot } from '@/scripts/support/root.mjs'
import { startStack } from '@/scripts/support/stack.mjs'
import { adopt } from './adopt'

/** Starts the product as it is built, with a database and a mailbox of its own, for the whole run. */
export default async function startProduct() {
  // Pictures for the README are taken of the demo, everything else happens in workspaces that each test makes.
  const isForPictures = Boolean(process.env.SCREENSHOTS)
  const stack = await startStack({
    mode: isForPictures ? 'demo' : 'test',
    seed: isForPictures,
    dataDir: fromRoot('.data/e2e'),
    disposable: true,
    log: fromRoot('.data/e2e-server.log'),
  })
  adopt(stack)
  return stack.stop
}
