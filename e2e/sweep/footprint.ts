import pg from 'pg'

/** Mails change by themselves once they are on their way, so of them only the number counts. */
const counted = new Set(['Mail'])

const tablesSql = `SELECT table_name FROM information_schema.columns
  WHERE table_schema = 'public' AND column_name = 'workspaceId' ORDER BY table_name`

const contentSql = (table: string) =>
  counted.has(table)
    ? `SELECT count(*)::text AS state FROM "${table}" WHERE "workspaceId" = $1`
    : `SELECT md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS state FROM "${table}" t WHERE "workspaceId" = $1`

const peopleSql = `SELECT md5(string_agg(u::text, '|' ORDER BY u.id)) AS state
  FROM "User" u JOIN "Member" m ON m."userId" = u.id WHERE m."workspaceId" = $1`

/** The state of everything a workspace holds, table by table: equal before and after where nothing has changed. */
export async function footprintOf(workspaceId: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    const { rows } = await client.query<{ table_name: string }>(tablesSql)
    const states: Record<string, string> = {}
    for (const { table_name: table } of rows) {
      states[table] = (await client.query<{ state: string }>(contentSql(table), [workspaceId])).rows[0]?.state ?? ''
    }
    states.User = (await client.query<{ state: string }>(peopleSql, [workspaceId])).rows[0]?.state ?? ''
    return states
  } finally {
    await client.end()
  }
}
