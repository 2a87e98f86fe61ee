import { dataDir, loadEnvFile, localSettings } from '../environment.mjs'
import { readPlace } from '../place.mjs'
import { fromRoot } from '../root.mjs'
import { closeOnSignal, createClosers } from '../shutdown.mjs'
import { prepare } from './prepare.mjs'

/**
 * Runs a script of whoever looks after this installation, and resolves to its exit code. It has the settings of the
 * environment where those of production are there; without them it is about the Rapport of `npm start`, with the embedded
 * database where there is no other. It installs nothing that a server beside it does without.
 * @param {string} script
 * @param {string[]} args
 */
export async function operate(script, args) {
  const closers = createClosers()
  closeOnSignal(closers)
  await prepare({ production: true })
  loadEnvFile()
  const { openDatabase } = await import('../open-database.mjs')
  const { runTypeScript } = await import('../children.mjs')
  try {
    const env = await settingsFor(await openDatabase(closers))
    return await runTypeScript({ args: [fromRoot(script), ...args], env, closers })
  } finally {
    await closers.close()
  }
}

/** @param {string} databaseUrl */
async function settingsFor(databaseUrl) {
  if (process.env['NEXTAUTH_SECRET']) {
    const { refuseUnusable } = await import('./refuse-unusable.mjs')
    await refuseUnusable(process.env)
    return process.env
  }
  const smtpUrl = process.env['SMTP_URL'] ?? ''
  return localSettings({ mode: 'demo', dataDir, ...readPlace(), databaseUrl, smtpUrl, mailboxDir: undefined })
}
