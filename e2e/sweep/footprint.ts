import pg from 'pg'

/** Mails change by themselves once they are on their way, so of them only the number counts. */
const counted = new Set(['Mail'])

const tablesSql = `SELECT table_name AS name FROM information_schema.columns
  WHERE table_schema = 'public' AND column_name = 'workspaceId' ORDER BY table_name`

const rowsSql = (table: string) => `FROM "${table}" t WHERE "workspaceId" = $1::uuid`
const numberSql = (table: string) => `SELECT '${table}' AS name, count(*)::text AS state ${rowsSql(table)}`
const contentSql = (table: string) =>
  `SELECT '${table}' AS name, md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS state ${rowsSql(table)}`

const peopleSql = `SELECT 'User' AS name, md5(string_agg(u::text, '|' ORDER BY u.id)) AS state
  FROM "User" u JOIN "Member" m ON m."userId" = u.id WHERE m."workspaceId" = $1::uuid`

const stateSql = (table: string) => (counted.has(table) ? numberSql(table) : contentSql(table))

let pool: pg.Pool | undefined
let question: Promise<string> | undefined

async function writeQuestion(asked: pg.Pool) {
  const { rows } = await asked.query<{ name: string }>(tablesSql)
  return [...rows.map(({ name }) => stateSql(name)), peopleSql].join(' UNION ALL ')
}

/**
 * The state of everything a workspace holds, table by table: equal before and after where nothing has changed. It is asked
 * in one question, so that it is of one moment.
 */
export async function footprintOf(workspaceId: string): Promise<Record<string, string>> {
  pool ??= new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 1, allowExitOnIdle: true })
  const text = await (question ??= writeQuestion(pool))
  const { rows } = await pool.query<{ name: string; state: string }>({ name: 'footprint', text, values: [workspaceId] })
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]))
}
