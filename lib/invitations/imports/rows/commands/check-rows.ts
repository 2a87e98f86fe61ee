import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { Tx } from '@/lib/platform/tx'
import type { Columns } from '../../columns/rules'
import { decide } from '../../verdicts/rules'
import { readKnown } from '../queries'
import { readWish, type Reading } from '../../wishes/rules'
import { repeated } from '../rules'

const LONGEST_EMAIL = 254

type Row = Reading & { number: number }

/** The rows as they are read, those whose address stands further up with that as their problem. */
function withoutRepeats(rows: readonly Row[]): Row[] {
  const first = new Map<string, number>()
  return rows.map((row) => {
    const { email } = row.wish
    const earlier = email === '' ? undefined : first.get(email)
    if (earlier === undefined) first.set(email, row.number)
    return earlier === undefined ? row : { ...row, problems: [repeated(email, earlier)] }
  })
}

/**
 * Says of each row of an import what would become of it now, in the caller's transaction; nobody is invited or changed.
 * Of an address that stands in it twice, the first row counts.
 */
export async function checkRows(tx: Tx, actor: Actor, { id, columns }: { id: string; columns: Columns }) {
  const found = await tx.$queryRaw<{ number: number; cells: string[] }[]>`
    SELECT number, cells FROM "PeopleImportRow" WHERE "importId" = ${id}::uuid ORDER BY number`
  const rows = withoutRepeats(found.map(({ number, cells }) => ({ number, ...readWish(cells, columns) })))
  const known = await readKnown(
    tx,
    actor,
    rows.map(({ wish }) => wish.email),
  )
  const checked = rows.map(({ number, wish, problems: faults }) => {
    const { action, problems, notes } = decide({ wish, problems: faults }, known(wish.email))
    const status = problems.length > 0 ? 'REFUSED' : 'READY'
    return { number, email: wish.email.slice(0, LONGEST_EMAIL), status, action, problems: [...problems, ...notes] }
  })
  await tx.$executeRaw`
    UPDATE "PeopleImportRow" r SET email = c.email, status = c.status::"ImportRowStatus",
      action = c.action::"ImportAction", problems = c.problems
    FROM jsonb_to_recordset(${JSON.stringify(checked)}::jsonb)
      AS c(number int, email text, status text, action text, problems text[])
    WHERE r."importId" = ${id}::uuid AND r.number = c.number`
  const isDue = ({ action, status }: (typeof checked)[number]) => status === 'READY' && action !== 'NOTHING'
  return {
    dueCount: checked.filter(isDue).length,
    inviteCount: checked.filter((row) => isDue(row) && row.action === 'INVITE').length,
  }
}
