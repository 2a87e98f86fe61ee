import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { to as copyTo } from 'pg-copy-streams'
import { withConnection } from '../database/connection.mjs'
import { readJson } from '../json-file.mjs'
import { Stop } from '../print.mjs'
import { fromRoot } from '../root.mjs'
import { END_OF_ROWS, FORMAT, FORMAT_VERSION, lineOf, printOf } from './backup-format.mjs'
import { copyOf, inTransaction, listTables, nameIn } from './backup-tables.mjs'

/** @typedef {import('pg').Client} Client */
/** @typedef {import('./backup-format.mjs').BackupTotals} BackupTotals */

/**
 * Writes the database as it is at one moment into a file, which appears once it is whole. Memory stays flat however much
 * there is.
 * @param {{ databaseUrl: string, file: string, dataKey: string | undefined }} input
 * @returns {Promise<BackupTotals>}
 */
export async function writeBackup({ databaseUrl, file, dataKey }) {
  if (existsSync(file)) throw new Stop(`${file} exists already. Choose another name.`)
  return withConnection(databaseUrl, async (client) => {
    await refuseUnfinished(client)
    const known = await listTables(client)
    return inTransaction(client, 'isolation level repeatable read, read only', async () => {
      await keepTables(client, known)
      return writeFile(client, file, dataKey)
    })
  })
}

// What a migration rewrites while we read would look empty to the snapshot, so migrations wait.
/**
 * @param {Client} client
 * @param {import('./backup-format.mjs').BackupTable[]} tables
 */
async function keepTables(client, tables) {
  await client.query(`lock table ${tables.map(({ table }) => nameIn(client, table)).join(', ')} in access share mode`)
}

/** @param {Client} client */
async function refuseUnfinished(client) {
  const { rows } = await client.query("select to_regclass('public._prisma_migrations') as name")
  if (rows[0].name === null) throw new Stop('This database holds no Rapport, so there is nothing to back up.')
}

/**
 * @param {Client} client
 * @param {string} file
 * @param {string | undefined} dataKey
 */
async function writeFile(client, file, dataKey) {
  const draft = `${file}.${process.pid}.part`
  const totals = { tables: 0, rows: 0 }
  try {
    const output = createWriteStream(draft, { mode: 0o600, flush: true })
    await pipeline(contentsOf(client, dataKey, totals), createGzip(), output)
    await rename(draft, file)
    return totals
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * @param {Client} client
 * @param {string | undefined} dataKey
 * @param {BackupTotals} totals
 */
async function* contentsOf(client, dataKey, totals) {
  const hash = createHash('sha256')
  for await (const bytes of partsOf(client, dataKey, totals)) {
    hash.update(bytes)
    yield bytes
  }
  yield lineOf({ ...totals, sha256: hash.digest('hex') })
}

/**
 * @param {Client} client
 * @param {string | undefined} dataKey
 * @param {BackupTotals} totals
 * @returns {AsyncGenerator<Buffer>}
 */
async function* partsOf(client, dataKey, totals) {
  yield lineOf(await headerOf(client, dataKey))
  for (const table of await listTables(client)) {
    yield lineOf(table)
    const rows = client.query(copyTo(`${copyOf(client, table)} to stdout`))
    yield* rows
    // The number of rows comes after the last of them and maybe later; the next answer comes after both.
    await client.query('select 1')
    yield END_OF_ROWS
    yield lineOf({ rows: rows.rowCount })
    totals.tables += 1
    totals.rows += rows.rowCount
  }
}

/**
 * @param {Client} client
 * @param {string | undefined} dataKey
 * @returns {Promise<import('./backup-format.mjs').BackupHeader>}
 */
async function headerOf(client, dataKey) {
  const { rows } = await client.query(
    `select migration_name as name, checksum, finished_at is not null as "isDone" from public._prisma_migrations
     where rolled_back_at is null order by migration_name collate "C"`,
  )
  const open = rows.find(({ isDone }) => !isDone)
  if (open) throw new Stop(`The migration ${open.name} is not finished. Take the backup once it is.`)
  const { version } = await readJson(fromRoot('package.json'))
  return {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    version,
    takenAt: new Date().toISOString(),
    dataKeyPrint: printOf(dataKey),
    migrations: rows.map(({ name, checksum }) => ({ name, checksum })),
  }
}
