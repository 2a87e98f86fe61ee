import { ensureBuilt } from '../prepare/build.mjs'
import { dataDir, loadEnvFile } from '../environment.mjs'
import { ensurePortIsFree, readPlace, rememberPlace } from '../place.mjs'
import { prepare } from '../prepare/prepare.mjs'
import { say, secondsSince, Stop } from '../print.mjs'
import { closeOnSignal, createClosers } from '../shutdown.mjs'

/**
 * Starts a Rapport on one's own machine, from nothing where need be, and serves until it is asked to stop.
 * @param {'demo' | 'development'} mode
 */
export async function startLocally(mode) {
  const start = performance.now()
  loadEnvFile()
  const place = readPlace()
  await ensurePortIsFree(place)
  await prepare()
  const closers = createClosers()
  closeOnSignal(closers)
  if (mode === 'demo') await ensureBuilt({ closers })
  const { startStack } = await import('../stack.mjs')
  const given = { databaseUrl: process.env['DATABASE_URL'], smtpUrl: process.env['SMTP_URL'] }
  await rememberPlace(place.port, closers)
  const stack = await startStack({ mode, dataDir, ...place, ...given, seed: true, closers })
  keepPostgres(stack)
  greet(stack, secondsSince(start), given.smtpUrl)
  const { code, signal } = await stack.serverExited()
  await closers.close()
  throw new Stop(`The server ended by itself (${signal ?? `code ${code}`}).`)
}

// A database that is killed under a running product comes back on its port, and the product's pool finds it again.
/** @param {import('../stack.mjs').Stack} stack */
function keepPostgres(stack) {
  stack.onPostgresLost(async () => {
    say('PostgreSQL has gone; starting it again …')
    await stack.restartPostgres().then(
      () => keepPostgres(stack),
      // Without its database the product is of no use; its end then ends the rest.
      (error) => {
        say(String(error.message))
        return stack.stopServer()
      },
    )
  })
}

/**
 * @param {import('../stack.mjs').Stack} stack
 * @param {string} duration
 * @param {string | undefined} smtpUrl
 */
function greet({ url }, duration, smtpUrl) {
  say(`
Rapport is ready after ${duration}.

  Open       ${url}
  Sign in    ${url}/auth/login and choose a person of the demo, no password needed
  Mailbox    ${smtpUrl ? 'off, mail goes to SMTP_URL' : `${url}/mailbox holds every mail Rapport sends`}
  Stop       Ctrl-C
`)
}
