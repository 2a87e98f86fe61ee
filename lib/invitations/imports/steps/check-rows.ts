import 'server-only'
import { eachOnce, readRow, type Reading, type ParsedRow } from '@/lib/invitations/imports/rules/parsed-rows'
import { repeated } from '@/lib/invitations/imports/rules/row-changes'
import type { ImportAction } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/tx'
import { countedRows } from '@/lib/invitations/imports/queries/list-rows'
import type { Actor } from '@/lib/access/actor'
import type { Columns } from '@/lib/invitations/imports/rules/columns'
import {
  listWholeNames,
  readKnown,
  readSlackRows,
  type SlackColumns,
} from '@/lib/invitations/imports/queries/known-people'
import {
  managerNotes,
  managersIn,
  withManagersTeam,
  type ManagersInFile,
} from '@/lib/invitations/imports/rules/managers'
import { decide } from '@/lib/invitations/imports/rules/decide-row'

const LONGEST_EMAIL = 254

type Row = Reading & SlackColumns & { number: number }

/** Repeated addresses become a problem of the later rows. */
function withoutRepeats(rows: readonly Row[]): Row[] {
  const first = new Map<string, number>()
  return rows.map((row) => {
    const { email } = row.parsed
    const earlier = email === '' ? undefined : first.get(email)
    if (earlier === undefined) first.set(email, row.number)
    return earlier === undefined ? row : { ...row, problems: [repeated(email, earlier)] }
  })
}

type Checked = { number: number; email: string; status: 'READY' | 'REFUSED'; action: ImportAction; problems: string[] }

const isDue = ({ action, status }: Checked) => status === 'READY' && action !== 'NOTHING'

const writeResults = (tx: Tx, id: string, checked: readonly Checked[]) => tx.$executeRaw`
  UPDATE "PeopleImportRow" r SET email = c.email, status = c.status::"ImportRowStatus",
    action = c.action::"ImportAction", problems = c.problems
  FROM jsonb_to_recordset(${JSON.stringify(checked)}::jsonb)
    AS c(number int, email text, status text, action text, problems text[])
  WHERE r."importId" = ${id}::uuid AND r.number = c.number`

/** Stored, because checking every row on each read is slow. */
const keepFindings = (tx: Tx, id: string, wanted: readonly ParsedRow[], managers: ManagersInFile) => tx.$executeRaw`
  UPDATE "PeopleImport" i SET "checkedCounts" = ${countedRows},
    "namedTeams" = ${eachOnce(wanted.flatMap(({ teams, manages }) => [...teams, ...manages]))},
    "namedTags" = ${eachOnce(wanted.flatMap(({ tags }) => tags))}, managers = ${JSON.stringify(managers)}::jsonb
  WHERE i.id = ${id}::uuid`

type Checking = {
  id: string
  columns: Columns
  chosen: Record<string, { team: string }>
}

/**
 * Stores the current result of each row in the caller's transaction; changes nobody. The first row of a repeated
 * address counts.
 */
export async function checkRows(tx: Tx, actor: Actor, { id, columns, chosen }: Checking) {
  const found = await tx.$queryRaw<(SlackColumns & { number: number; cells: string[] })[]>`
    SELECT number, cells, "slackId", "isGuest", "isChosen" FROM "PeopleImportRow"
    WHERE "importId" = ${id}::uuid ORDER BY number`
  const whole = await listWholeNames(tx, actor)
  const read = withoutRepeats(found.map(({ cells, ...row }) => ({ ...row, ...readRow(cells, columns, whole) })))
  const known = await readKnown(
    tx,
    actor,
    read.flatMap(({ parsed }) => [parsed.email, parsed.manager]),
  )
  const slackRowOf = await readSlackRows(tx, actor, found)
  const managers = managersIn(read, known, chosen)
  const rows = read.map((row) => ({ ...row, parsed: withManagersTeam(row.parsed, managers, known(row.parsed.email)) }))
  const checked = rows.map((row): Checked => {
    const { number, parsed } = row
    const { action, problems, notes } = decide(row, known(parsed.email), slackRowOf(row))
    const status = problems.length > 0 ? 'REFUSED' : 'READY'
    const said = status === 'REFUSED' ? problems : [...notes, ...managerNotes(parsed, managers)]
    return { number, email: parsed.email.slice(0, LONGEST_EMAIL), status, action, problems: said }
  })
  await writeResults(tx, id, checked)
  const due = checked.filter(isDue)
  const dueNumbers = new Set(due.map(({ number }) => number))
  const wanted = rows.filter(({ number }) => dueNumbers.has(number)).map(({ parsed }) => parsed)
  await keepFindings(tx, id, wanted, managers)
  const inviteCount = due.filter(({ action }) => action === 'INVITE').length
  return { dueCount: due.length, inviteCount, managers }
}
