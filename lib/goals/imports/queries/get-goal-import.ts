import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { getFrame } from '@/lib/access/frame'
import { featureGate } from '@/lib/billing/rules'
import { mayNotImportGoals, noSuchGoalImport, notYourGoalImport } from '@/lib/goals/imports/refusals'
import {
  goalImportPath,
  type GoalImportCounts,
  type GoalRowState,
  type GoalRowView,
} from '@/lib/goals/imports/rules/goal-imports'
import { goalSampleCsv } from '@/lib/goals/imports/rules/goal-sample'
import type { GoalRowFilter } from '@/lib/goals/imports/schema'
import { canChangeImport, canImportGoals } from '@/lib/goals/policy'
import { quarterAround } from '@/lib/goals/rules/goal-periods'
import { now } from '@/lib/platform/clock'
import { db, Prisma } from '@/lib/platform/db'
import { csvHeaders, refusedCsv } from '@/lib/platform/documents/csv-file'
import { undoUntil } from '@/lib/shared/csv/csv-undo'
import { dayIn } from '@/lib/shared/dates'

const SHOWN = 10

const selected = {
  id: true,
  status: true,
  fileName: true,
  creatorId: true,
  headings: true,
  columns: true,
  rowCount: true,
  goalCount: true,
  createdAt: true,
  finishedAt: true,
} as const satisfies Prisma.GoalImportSelect

type Row = Prisma.GoalImportGetPayload<{ select: typeof selected }>

function viewOf({ headings, columns, rowCount, goalCount, ...found }: Row, kept = 0) {
  const counts: GoalImportCounts = { all: rowCount, goals: goalCount, refused: rowCount - goalCount, kept }
  return {
    ...found,
    counts,
    path: goalImportPath(found.id),
    unused: headings.filter((heading, index) => heading !== '' && columns[index] === ''),
    undoUntil: undoUntil(found, now()),
  }
}

export type GoalImportView = ReturnType<typeof viewOf>

const orderBy = [{ createdAt: 'desc' as const }, { id: 'desc' as const }]

export async function getGoalImportHome(actor: Actor) {
  if (!canImportGoals(actor)) throw mayNotImportGoals()
  const { workspaceId, memberId: creatorId } = actor
  const where = { workspaceId, creatorId }
  const [frame, imports] = await Promise.all([
    getFrame(actor),
    db.goalImport.findMany({ where, orderBy, take: SHOWN, select: selected }),
  ])
  return { gate: featureGate(frame, 'import'), imports: imports.map((one) => viewOf(one)) }
}

async function findImport(actor: Actor, id: string) {
  const where = { id, workspaceId: actor.workspaceId }
  const found = await db.goalImport.findFirst({ where, select: selected })
  if (!found) throw noSuchGoalImport()
  if (!canChangeImport(actor, found)) throw notYourGoalImport()
  return found
}

export type GoalImportRow = {
  number: number
  cells: string[]
  title: string
  state: GoalRowState
  problems: string[]
  goalId: string | null
}

const views: Record<GoalRowView, Prisma.Sql> = {
  all: Prisma.sql`true`,
  goals: Prisma.sql`line->>'state' <> 'refused'`,
  refused: Prisma.sql`line->>'state' = 'refused'`,
  kept: Prisma.sql`line->>'state' = 'kept'`,
}

/** The stored lines are in the order of their numbers; only those of the page become rows, because that costs most. */
const listRows = (id: string, view: GoalRowView, after: number, limit: number) => db.$queryRaw<GoalImportRow[]>`
  SELECT r.* FROM "GoalImport" i
    CROSS JOIN LATERAL (SELECT line FROM jsonb_array_elements(i.rows) line
      WHERE ${views[view]} AND (line->>'number')::int > ${after} LIMIT ${limit}) page
    CROSS JOIN LATERAL jsonb_to_record(page.line)
      AS r(number int, cells text[], title text, state text, problems text[], "goalId" uuid)
  WHERE i.id = ${id}::uuid`

/** Goals that an undo left. */
async function countKept({ id, status }: Pick<Row, 'id' | 'status'>): Promise<number> {
  if (status !== 'UNDONE') return 0
  const [row] = await db.$queryRaw<[{ kept: number }]>`
    SELECT count(*)::int AS kept FROM "GoalImport" i CROSS JOIN LATERAL jsonb_array_elements(i.rows) line
    WHERE i.id = ${id}::uuid AND ${views.kept}`
  return row.kept
}

const PAGE_SIZE = 25

/** Throws not-found and forbidden. */
export async function getGoalImport(actor: Actor, id: string, { rows: view, after = 0 }: GoalRowFilter) {
  const found = await findImport(actor, id)
  const [rows, kept, frame] = await Promise.all([
    listRows(id, view, after, PAGE_SIZE + 1),
    countKept(found),
    getFrame(actor),
  ])
  const shown = rows.slice(0, PAGE_SIZE)
  const next = rows.length > PAGE_SIZE ? (shown.at(-1)?.number ?? null) : null
  return { view: viewOf(found, kept), rows: shown, next, gate: featureGate(frame, 'import') }
}
export type GoalImportDetail = Awaited<ReturnType<typeof getGoalImport>>

export function getGoalSample({ email, timeZone }: Actor) {
  const { from, to } = quarterAround(dayIn(now(), timeZone), 1)
  return { file: goalSampleCsv({ email, from, to }), headers: csvHeaders('goals-to-import.csv') }
}

/** Left-out rows with reasons. Throws not-found and forbidden. */
export async function getRefusedGoals(actor: Actor, id: string) {
  const { headings, rowCount } = await findImport(actor, id)
  const rows = await listRows(id, 'refused', 0, rowCount)
  return { file: refusedCsv(headings, rows), headers: csvHeaders('rows-left-out.csv') }
}
