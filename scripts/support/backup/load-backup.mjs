import { pipeline } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import { copyOf, inTransaction, listTables, nameIn } from './backup-tables.mjs'
import { readBackup } from './read-backup.mjs'

/** @typedef {import('pg').Client} Client */

/**
 * Loads the rows of a backup in one transaction. Foreign keys are dropped and made again, which checks every row, and
 * triggers rest: that takes the rights of the tables' owner and no more.
 * @param {Client} client
 * @param {string} file
 */
export const loadBackup = (client, file) =>
  inTransaction(client, '', async () => {
    const tables = (await listTables(client)).map(({ table }) => nameIn(client, table))
    const keys = await foreignKeys(client)
    await client.query(keys.map(({ place, name }) => `alter table ${place} drop constraint ${name}`).join(';'))
    await client.query(tables.map((name) => `alter table ${name} disable trigger user`).join(';'))
    // Migrations write rows too, such as the plans, and the backup has its own.
    await client.query(`truncate ${tables.join(', ')}`)
    const totals = await copyAll(client, file)
    await client.query(tables.map((name) => `alter table ${name} enable trigger user`).join(';'))
    await client.query(
      keys.map(({ place, name, text }) => `alter table ${place} add constraint ${name} ${text}`).join(';'),
    )
    return totals
  })

/**
 * @param {Client} client
 * @returns {Promise<{ place: string, name: string, text: string }[]>}
 */
async function foreignKeys(client) {
  const { rows } = await client.query(
    `select conrelid::regclass::text as place, quote_ident(conname) as name, pg_get_constraintdef(oid) as text
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  )
  return rows
}

/**
 * @param {Client} client
 * @param {string} file
 */
async function copyAll(client, file) {
  const totals = { tables: 0, rows: 0 }
  await readBackup(file, async (table, rows) => {
    const copy = client.query(copyFrom(`${copyOf(client, table)} from stdin`))
    await pipeline(rows, copy)
    totals.tables += 1
    totals.rows += copy.rowCount
    return copy.rowCount
  })
  return totals
}
