/** @typedef {import('pg').Client} Client */
/** @typedef {import('./backup-format.mjs').BackupTable} BackupTable */

/**
 * Tables whose rows are no part of a backup: the migrations stand in its header, and a limit that somebody has used up is
 * over before a backup is restored.
 */
const LEFT_OUT = ['_prisma_migrations', 'RateLimit']

/** The text of a value depends on these. A backup may take longer than a server lets a statement run. */
const SETTINGS = `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local bytea_output = 'hex';
  set local extra_float_digits = 3; set local timezone = 'UTC'; set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`

/**
 * Runs the work in one transaction in which every value has one text.
 * @template Result
 * @param {Client} client
 * @param {string} how as BEGIN takes it
 * @param {() => Promise<Result>} work
 */
export async function inTransaction(client, how, work) {
  await client.query(`begin ${how}; ${SETTINGS}`)
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    // The connection may be what failed, and then there is nothing to take back.
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/**
 * The tables of the product with the columns that are stored, by name.
 * @param {Client} client
 * @returns {Promise<BackupTable[]>}
 */
export async function listTables(client) {
  const { rows } = await client.query(
    `select relname as table, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all($1)
       and attnum > 0 and not attisdropped and attgenerated = ''
       and not exists (select 1 from pg_depend where objid = pg_class.oid and deptype = 'e')
     group by relname order by relname collate "C"`,
    [LEFT_OUT],
  )
  return rows
}

/**
 * `public."Goal"`, as SQL wants it.
 * @param {Client} client
 * @param {string} table
 */
export const nameIn = (client, table) => `public.${client.escapeIdentifier(table)}`

/**
 * The beginning of a COPY from or to a table.
 * @param {Client} client
 * @param {BackupTable} table
 */
export const copyOf = (client, { table, columns }) =>
  `copy ${nameIn(client, table)} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')})`
