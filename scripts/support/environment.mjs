import { existsSync } from 'node:fs'
import { fromRoot } from './root.mjs'
import { readSecrets } from './secrets.mjs'

/** @typedef {'production' | 'demo' | 'development' | 'test'} Mode */

/** The folder of everything that Rapport makes and git ignores: database, secrets, mailbox. */
export const dataDir = fromRoot('.data')

/** Takes settings from the file .env, where the environment does not hold them already. An empty one counts as unset. */
export function loadEnvFile() {
  if (existsSync(fromRoot('.env'))) process.loadEnvFile(fromRoot('.env'))
  for (const [name, value] of Object.entries(process.env)) if (value === '') delete process.env[name]
}

/**
 * The settings of a Rapport that is served to the world: what is given, and what follows from it.
 * @param {NodeJS.ProcessEnv} given
 * @returns {NodeJS.ProcessEnv}
 */
export const productionSettings = (given) => ({
  ...given,
  NODE_ENV: 'production',
  RAPPORT_MODE: 'production',
  NEXTAUTH_URL: given['APP_URL'],
})

const own = [
  'APP_URL',
  'NEXTAUTH_SECRET',
  'DATA_KEY',
  'MAIL_FROM',
  'WORKER',
  'BILLING',
  'TRIAL_DAYS',
  'POSTHOG_KEY',
  'LOG_LEVEL',
  'DATABASE_DIRECT_URL',
  'DATABASE_POOL_SIZE',
  'SENTRY_DSN',
]

/** What the environment says. A test says everything itself, whatever its own runner has set for other tests. */
const surroundings = (/** @type {Mode} */ mode) =>
  mode === 'test'
    ? Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.includes(name)))
    : process.env

/**
 * The settings of a Rapport on one's own machine: secrets made for the data folder, links to the port in use, mail to
 * the mailbox. What the environment holds already comes first.
 * @param {{ mode: Mode, dataDir: string, port: number, databaseUrl: string, smtpUrl: string, mailboxDir: string | undefined }} place
 *   without `mailboxDir` there is no mailbox to read
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export async function localSettings({ mode, dataDir: folder, port, databaseUrl, smtpUrl, mailboxDir }) {
  const { nextAuthSecret, dataKey } = await readSecrets(folder)
  return {
    APP_URL: `http://localhost:${port}`,
    NEXTAUTH_SECRET: nextAuthSecret,
    DATA_KEY: dataKey,
    MAIL_FROM: 'Rapport <no-reply@rapport.local>',
    ...surroundings(mode),
    RAPPORT_MODE: mode,
    DATABASE_URL: databaseUrl,
    SMTP_URL: smtpUrl,
    MAILBOX_DIR: mailboxDir,
    // On one's own machine the address is the request's, so that localhost and 127.0.0.1 both keep one signed in.
    NEXTAUTH_URL: mode === 'production' ? `http://localhost:${port}` : undefined,
    AUTH_TRUST_HOST: 'true',
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(port),
    NODE_ENV: mode === 'development' ? 'development' : 'production',
  }
}
