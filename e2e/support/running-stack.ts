import { fromRoot } from '@/scripts/support/root.mjs'
import { startStack } from '@/scripts/support/stack.mjs'
import { adopt } from './adopt'

/** Starts the product as it is built, with a database and a mailbox of its own, for the whole run. */
export default async function startProduct() {
  const dataDir = fromRoot('.data/e2e')
  const stack = await startStack({ mode: 'test', dataDir, disposable: true, log: fromRoot('.data/e2e-server.log') })
  adopt(stack)
  return stack.stop
}
