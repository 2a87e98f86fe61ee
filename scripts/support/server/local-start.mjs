import { ensureBuilt } from '../prepare/build.mjs'
import { dataDir, loadEnvFile } from '../environment.mjs'
import { ensureCanListen, forgetPlace, readPlace, rememberPlace } from '../place.mjs'
import { prepare } from '../prepare/prepare.mjs'
import { say, secondsSince } from '../print.mjs'
import { closeOnSignal, createClosers, untilServerEnds } from '../shutdown.mjs'

/**
 * Starts a Rapport on one's own machine, from nothing where need be, and serves until it is asked to stop.
 * @param {'demo' | 'development'} mode
 */
export async function startLocally(mode) {
  const start = performance.now()
  loadEnvFile()
  const place = readPlace()
  await ensureCanListen(place, mode === 'demo' ? 'npm start' : 'npm run dev')
  await prepare()
  const closers = createClosers()
  closeOnSignal(closers, { isServing: true })
  if (mode === 'demo') await ensureBuilt({ closers })
  const { startStack } = await import('../stack.mjs')
  const given = { databaseUrl: process.env['DATABASE_URL'], smtpUrl: process.env['SMTP_URL'] }
  closers.add(() => forgetPlace(place.port))
  const stack = await startStack({ mode, dataDir, ...place, ...given, seed: true, closers })
  await rememberPlace(place.port)
  keepPostgres(stack)
  greet(stack, { mode, duration: secondsSince(start), smtpUrl: given.smtpUrl })
  await untilServerEnds(stack.serverExited(), closers)
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
 * Where what Rapport says in Slack is to be seen.
 * @param {NodeJS.ProcessEnv} env
 */
const slackOf = ({ SLACK_API_URL: api = '' }) =>
  process.env['SLACK_CLIENT_ID'] ? 'your own app' : `${new URL('../', api).href} shows every message that Rapport posts`

/**
 * @param {import('../stack.mjs').Stack} stack
 * @param {{ mode: string, duration: string, smtpUrl: string | undefined }} facts
 */
function greet({ url, env }, { mode, duration, smtpUrl }) {
  const demo = 'and choose a person of the demo, no password needed'
  const development = 'as admin@acme.example, manager@… or member@…, password: rapport demo'
  say(`
Rapport is ready after ${duration}.

  Open       ${url}
  Sign in    ${url}/auth/login ${mode === 'demo' ? demo : development}
  Mailbox    ${smtpUrl ? 'none, mail goes to SMTP_URL' : `${url}/mailbox holds every mail that Rapport sends`}
  Slack      ${slackOf(env)}
  Stop       Ctrl-C
`)
}
