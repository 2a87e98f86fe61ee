import pg from 'pg'

/** Each press takes its point from a limit, whatever it comes to. */
const bookkeeping = ['RateLimit', '_prisma_migrations']

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 1, allowExitOnIdle: true })

const tablesSql = `SELECT relname AS name, EXISTS (
    SELECT FROM pg_attribute WHERE attrelid = c.oid AND attname = 'workspaceId') AS "isOfWorkspaces"
  FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> ALL($1) ORDER BY relname`

type Table = { name: string; isOfWorkspaces: boolean }

const isLookedAt = ({ name, isOfWorkspaces }: Table) => {
  if (name === 'Workspace') return 't.id = $1::uuid'
  return isOfWorkspaces ? 't."workspaceId" = $1::uuid' : 'true'
}

const rowsSql = (table: Table) => `SELECT '${table.name}' AS name, count(*)::int AS size,
    md5(string_agg(t::text, '|' ORDER BY t::text) FILTER (WHERE ${isLookedAt(table)})) AS content
  FROM "${table.name}" t`

async function writeQuestion() {
  const { rows } = await pool.query<Table>(tablesSql, [bookkeeping])
  // Several processes may count, and each table's row then comes when it is done.
  return `${rows.map(rowsSql).join(' UNION ALL ')} ORDER BY name`
}

let question: Promise<string> | undefined

type Rows = { name: string; size: number; content: string | null }[]

/**
 * Every table with how many rows it has, and what those say that are of this workspace or of none; asked at once, so that
 * it is of one moment.
 */
export async function rowsOf(workspaceId: string): Promise<Rows> {
  question ??= writeQuestion()
  return (await pool.query<Rows[number]>({ name: 'rows', text: await question, values: [workspaceId] })).rows
}

/** The tables that are not as they were. */
export const changedBetween = (before: Rows, after: Rows) =>
  after
    .filter(({ size, content }, index) => size !== before[index]?.size || content !== before[index]?.content)
    .map(({ name }) => name)

/** By how many rows each table has grown that did. */
export const grownBetween = (before: Rows, after: Rows) =>
  Object.fromEntries(
    after
      .map(({ name, size }, index) => [name, size - (before[index]?.size ?? 0)] as const)
      .filter(([, rows]) => rows !== 0),
  )
