import pg from 'pg'
import { Stop } from '../print.mjs'

const OLDEST_VERSION = 150000

/** @type {Record<string, (place: string, database: string) => string>} */
const reasons = {
  ECONNREFUSED: (place) => `Nothing answers at ${place}. Is PostgreSQL running there?`,
  ENOTFOUND: (place) => `The host of ${place} is not known.`,
  ETIMEDOUT: (place) => `${place} did not answer in time.`,
  '28P01': (place) => `PostgreSQL at ${place} refuses this name and password.`,
  28000: (place) => `PostgreSQL at ${place} refuses this name.`,
  '3D000': (place, database) => `PostgreSQL at ${place} has no database "${database}". Create it first.`,
}

/**
 * One connection to PostgreSQL, 15 or newer. Stops with a plain sentence, never with the password, when there is none.
 * @param {string} databaseUrl
 */
async function connect(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await refuseOldVersion(client)
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw explain(error, client)
  }
}

/** @param {pg.Client} client */
async function refuseOldVersion(client) {
  const { rows } = await client.query("select current_setting('server_version_num')::int as number, version() as name")
  if (rows[0].number >= OLDEST_VERSION) return
  throw new Stop(`Rapport needs PostgreSQL 15 or newer; DATABASE_URL leads to ${rows[0].name.split(' on ')[0]}.`)
}

/**
 * @param {unknown} error
 * @param {pg.Client} client
 */
function explain(error, client) {
  if (error instanceof Stop || !(error instanceof Error)) return error
  const place = `${client.host}:${client.port}`
  const code = 'code' in error ? String(error.code) : ''
  const reason = reasons[code]?.(place, client.database ?? '') ?? `${place} answered: ${error.message}`
  return new Stop(`The database of DATABASE_URL cannot be used. ${reason}`)
}

/**
 * Runs one piece of work on one connection and closes it.
 * @template Result
 * @param {string} databaseUrl
 * @param {(client: pg.Client) => Promise<Result>} work
 */
export async function withConnection(databaseUrl, work) {
  const client = await connect(databaseUrl)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Runs the work while no other instance on this database runs its own, by an advisory lock that a crash releases.
 * @template Result
 * @param {string} databaseUrl
 * @param {(client: pg.Client) => Promise<Result>} work
 */
export async function whileAlone(databaseUrl, work) {
  return withConnection(databaseUrl, async (client) => {
    await client.query("select pg_advisory_lock(hashtext('rapport'), hashtext('migrate'))")
    return work(client)
  })
}
