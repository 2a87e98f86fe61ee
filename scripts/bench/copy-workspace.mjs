import { say } from '../support/print.mjs'

/** @typedef {import('pg').Client} Client */
/** @typedef {{ name: string, type: string, target: string | null, is_key: boolean }} Column `is_key`: text that is unique by itself */
/** @typedef {{ name: string, columns: Column[] }} Table */

// What a workspace has in every table, its people among it. Their browsers are left out, because none of them signs in.
const columnsOfTables = `
  SELECT c.relname AS table_name, a.attname AS name, format_type(a.atttypid, NULL) AS type,
    (SELECT t.relname FROM pg_constraint f JOIN pg_class t ON t.oid = f.confrelid
     WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.conkey[array_upper(f.conkey, 1)] = a.attnum LIMIT 1) AS target,
    EXISTS (SELECT FROM pg_index i WHERE i.indrelid = c.oid AND i.indisunique AND a.attnum = ANY (i.indkey)
      AND NOT EXISTS (SELECT FROM pg_attribute other WHERE other.attrelid = c.oid AND other.attnum = ANY (i.indkey)
        AND other.atttypid = 'uuid'::regtype)) AS is_key
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
  ORDER BY c.relname, a.attnum`

/** The condition under which a row of a table is of the workspace $1. */
const ownRows = (/** @type {Table} */ { name, columns }) => {
  if (name === 'Workspace') return 'id = $1'
  if (name === 'User') return '"lastWorkspaceId" = $1'
  return columns.some((column) => column.name === 'workspaceId') ? '"workspaceId" = $1' : undefined
}

/**
 * Copies everything of a workspace so many times, with ids of their own. Nothing may check foreign keys meanwhile.
 * @param {Client} client
 * @param {string} workspaceId
 * @param {number} copies
 */
export async function copyWorkspace(client, workspaceId, copies) {
  const tables = (await readTables(client)).flatMap((table) => {
    const where = ownRows(table)
    return where === undefined ? [] : [{ table, where }]
  })
  const copied = new Set(tables.map(({ table }) => table.name))
  const indexes = await takeIndexes(client)
  for (const { table, where } of tables) {
    const names = table.columns.map(({ name }) => `"${name}"`).join(', ')
    const values = table.columns.map((column) => valueOf(column, copied)).join(', ')
    const { rowCount } = await client.query(
      `INSERT INTO "${table.name}" (${names}) SELECT ${values} FROM "${table.name}", generate_series(1, $2::int) copy WHERE ${where}`,
      [workspaceId, copies],
    )
    if (rowCount && rowCount > 1_000_000) say(`  ${table.name}: ${rowCount} rows`)
  }
  for (const index of indexes) await client.query(index)
}

// Every copy has ids all over an index, so one that is written afterwards takes a fraction of the time.
const ownIndexes = `
  SELECT format('%I', i.relname) AS name, pg_get_indexdef(i.oid) AS definition
  FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid
  WHERE i.relnamespace = 'public'::regnamespace AND NOT i.relispartition
    AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.oid)`

/**
 * Drops the indexes that no constraint needs.
 * @param {Client} client
 * @returns {Promise<string[]>} the statements that bring them back
 */
async function takeIndexes(client) {
  /** @type {{ rows: { name: string, definition: string }[] }} */
  const { rows } = await client.query(ownIndexes)
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`)
  return rows.map(({ definition }) => definition)
}

/** Begins as the copied id does, because a pair is held to the order of its two. */
const idOf = (/** @type {string} */ id) => `(left(${id}, 8) || substr(md5(${id} || copy), 9))::uuid`

/**
 * @param {Column} column
 * @param {Set<string>} copied
 */
function valueOf({ name, type, target, is_key: isKey }, copied) {
  // A plan and whatever else belongs to nobody is meant as it is.
  if (type === 'uuid' && (target === null || copied.has(target))) return idOf(`"${name}"::text`)
  if (!isKey || !/^(text|character)/.test(type)) return `"${name}"`
  return name.endsWith('Hash') ? `md5("${name}" || copy) || md5("${name}")` : `copy || '-' || "${name}"`
}

/**
 * @param {Client} client
 * @returns {Promise<Table[]>}
 */
async function readTables(client) {
  /** @type {{ rows: (Column & { table_name: string })[] }} */
  const { rows } = await client.query(columnsOfTables)
  const names = [...new Set(rows.map(({ table_name }) => table_name))]
  return names.map((name) => ({ name, columns: rows.filter(({ table_name }) => table_name === name) }))
}
