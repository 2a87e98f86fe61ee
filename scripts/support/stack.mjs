import { rm } from 'node:fs/promises'
import path from 'node:path'
import { startAppServer } from './server/app-server.mjs'
import { migrateAndSeed } from './database/demo-data.mjs'
import { migrate } from './database/migrate.mjs'
import { startPostgres } from './database/postgres.mjs'
import { localSettings } from './environment.mjs'
import { startMailSink } from './mail-sink.mjs'
import { freePort } from './ports.mjs'
import { startProviders } from './providers.mjs'
import { createClosers } from './shutdown.mjs'

/**
 * @typedef {object} StackOptions
 * @property {import('./environment.mjs').Mode} mode
 * @property {string} dataDir where database, secrets and mailbox lie
 * @property {number} [port] a free one without it
 * @property {string} [host] without it localhost, under both its addresses
 * @property {boolean} [seed] write the demo into an empty database
 * @property {string} [databaseUrl] use this database and no embedded one
 * @property {string} [smtpUrl] send mail there and to no mailbox
 * @property {boolean} [disposable] the embedded database goes when the stack stops
 * @property {string} [log] a file for what the server prints, in place of the terminal
 * @property {Record<string, string>} [env] more settings for the server
 * @property {import('./shutdown.mjs').Closers} [closers] closed by the caller, also when starting fails halfway
 */

/**
 * A whole Rapport on this machine: PostgreSQL, mailbox and the product's server, from the build at hand. Each part can
 * be killed and started again, on the same port, while the others go on.
 * @param {StackOptions} options
 */
export async function startStack(options) {
  const closers = options.closers ?? createClosers()
  try {
    return await assemble(options, closers)
  } catch (error) {
    await closers.close()
    throw error
  }
}

/** @typedef {Awaited<ReturnType<typeof assemble>>} Stack */

/**
 * @param {StackOptions} options
 * @param {import('./shutdown.mjs').Closers} closers
 */
async function assemble(options, closers) {
  const { mode, dataDir, host, disposable = false } = options
  const port = options.port ?? (await freePort())
  const postgres = options.databaseUrl ? undefined : await closers.opening(startPostgres({ dataDir, disposable }))
  const databaseUrl = options.databaseUrl ?? postgres?.url ?? ''
  const mailboxDir = path.join(dataDir, 'mailbox')
  if (disposable) await rm(mailboxDir, { recursive: true, force: true })
  const sink = options.smtpUrl ? undefined : await openSink(mailboxDir, closers)
  const smtpUrl = options.smtpUrl ?? sink?.url ?? ''
  const books = disposable ? undefined : path.join(dataDir, 'razorpay.json')
  const given = mode === 'test' ? {} : process.env
  const providers = await closers.opening(startProviders({ near: port, given, books }))
  const env = {
    ...providers.settings,
    ...(await localSettings({ mode, dataDir, port, databaseUrl, smtpUrl, mailboxDir: sink && mailboxDir })),
    ...options.env,
  }
  await prepareDatabase(options, closers, { databaseUrl, env })
  const server = await openServer({ env, port, host, log: options.log, development: mode === 'development' }, closers)
  return {
    port,
    url: `http://localhost:${port}`,
    env,
    databaseUrl,
    mailboxDir,
    stop: closers.close,
    ...server,
    stopMailSink: async () => sink?.stop(),
    startMailSink: async () => sink?.start(),
    postgresPid: () => postgres?.pid,
    killPostgres: () => postgres?.kill(),
    restartPostgres: async () => postgres?.restart(),
    /** @param {() => void} listener */
    onPostgresLost: (listener) => void postgres?.onLost(listener),
  }
}

/**
 * @param {StackOptions} options
 * @param {import('./shutdown.mjs').Closers} closers
 * @param {{ databaseUrl: string, env: NodeJS.ProcessEnv }} made
 */
async function prepareDatabase({ seed, databaseUrl: given }, closers, { databaseUrl, env }) {
  if (seed) await migrateAndSeed({ databaseUrl, env, mayEmpty: !given, closers })
  else await migrate(databaseUrl)
}

/**
 * @param {string} dir
 * @param {import('./shutdown.mjs').Closers} closers
 */
async function openSink(dir, closers) {
  let sink = await startMailSink({ dir })
  const { port, url } = sink
  closers.add(() => sink.stop())
  return {
    url,
    stop: () => sink.stop(),
    start: async () => {
      sink = await startMailSink({ dir, port })
    },
  }
}

/**
 * @param {Parameters<typeof startAppServer>[0]} options
 * @param {import('./shutdown.mjs').Closers} closers
 */
async function openServer(options, closers) {
  let server = await startAppServer(options)
  closers.add(() => server.stop())
  return {
    serverPid: () => server.pid,
    serverExited: () => server.exited,
    stopServer: () => server.stop(),
    /** Ends the server as a power cut would. */
    killServer: async () => {
      server.kill()
      await server.exited
    },
    restartServer: async () => {
      await server.stop()
      server = await startAppServer(options)
    },
  }
}
