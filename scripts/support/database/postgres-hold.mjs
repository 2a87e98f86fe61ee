import pg from 'pg'

// Everybody who uses the server holds a shared advisory lock in it. A crash releases it, a stale file could not.
const HOLD = "hashtext('rapport'), hashtext('hold')"

/**
 * Says to the server that we use it, for as long as the connection lasts.
 * @param {string} adminUrl
 */
export async function takeHold(adminUrl) {
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'rapport hold', keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  await client.query(`select pg_advisory_lock_shared(${HOLD})`)
  return client
}

/**
 * Makes the database on the server unless it is there.
 * @param {pg.Client} client
 * @param {string} database
 */
export async function ensureDatabase(client, database) {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database])
  if (!rowCount) await client.query(`create database ${client.escapeIdentifier(database)}`)
}

/**
 * Lets go of the server; resolves to whether it is certain that nobody else holds it.
 * @param {pg.Client} client
 */
export async function releaseHold(client) {
  try {
    await client.query(`select pg_advisory_unlock_shared(${HOLD})`)
    const { rows } = await client.query(`select pg_try_advisory_lock(${HOLD}) as last`)
    return rows[0].last === true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
