import { Stop } from '../print.mjs'

/** @typedef {import('pg').Client} Client */

// Everything in the schema counts, because a failed restore drops the whole of it; what extensions bring does not.
const CONTENTS = `with here as (
    select oid from pg_class where relnamespace = 'public'::regnamespace
    union all select oid from pg_proc where pronamespace = 'public'::regnamespace
    union all select oid from pg_type where typnamespace = 'public'::regnamespace
  )
  select exists (
    select 1 from here where not exists (select 1 from pg_depend where objid = here.oid and deptype = 'e')
      and not exists (select 1 from pg_type where pg_type.oid = here.oid and typelem <> 0)
  ) or to_regnamespace('pgboss') is not null as "isFilled"`

/**
 * Stops where a database holds anything that a restore could mix with or lose.
 * @param {Client} client
 */
export async function refuseFilled(client) {
  const { rows } = await client.query(CONTENTS)
  if (!rows[0].isFilled) return
  throw new Stop(
    `The database "${client.database}" is not empty. Restore into an empty one, before Rapport starts on it. Nothing was changed.`,
  )
}

/**
 * Drops what a failed restore has made, in a database that was empty. Resolves to whether it could.
 * @param {Client} client
 */
export async function emptyAgain(client) {
  try {
    await client.query('drop schema public cascade; create schema public; grant usage on schema public to public')
    return true
  } catch {
    return false
  }
}
