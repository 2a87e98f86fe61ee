import { startStack } from '@/scripts/support/stack.mjs'
import { fromRoot } from '@/scripts/support/root.mjs'

/** Starts the product as it is built, with a database and a mailbox of its own, for the whole run. */
export default async function startProduct() {
  const dataDir = fromRoot('.data/e2e')
  const stack = await startStack({ mode: 'test', dataDir, disposable: true, log: fromRoot('.data/e2e-server.log') })
  Object.assign(process.env, {
    ...Object.fromEntries(serverSettings.map((name) => [name, stack.env[name]])),
    E2E_URL: stack.url,
    WORKER: 'off',
    LOG_LEVEL: 'silent',
    DATABASE_POOL_SIZE: '3',
  })
  return stack.stop
}

/** What factories and readers of mail share with the server. */
const serverSettings = ['RAPPORT_MODE', 'DATABASE_URL', 'NEXTAUTH_SECRET', 'DATA_KEY', 'APP_URL', 'MAILBOX_DIR']
