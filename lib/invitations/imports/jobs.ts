import 'server-only'
import { openWorkspace } from '@/lib/access/workspace/open-workspace'
import { memberActor, systemActor, type Actor } from '@/lib/access/actor'
import { daysFrom, minutesFrom, now as present } from '@/lib/platform/clock'
import { db, Prisma } from '@/lib/platform/db'
import type { ImportStatus } from '@/lib/platform/generated/prisma/enums'
import { withEach } from '@/lib/platform/one-by-one'
import type { Job } from '@/lib/platform/queue'
import { Refusal } from '@/lib/shared/refusal'
import { endImport } from './commands/end-import'
import { importerGone, rowFailed } from './refusals'
import { failRows } from './commands/fail-rows'
import { importRow } from './commands/import-row'
import { undoRow } from './commands/undo-row'
import { importKeptDays } from '@/lib/shared/csv/csv-import'
import { IMPORT_JOB } from './rules/imports'

const IMPORTS = 20
const ROWS = 50

// The queue treats a run as dead after five minutes; the next run does the rest.
const RUN_MINUTES = 3

type Due = { id: string; workspaceId: string; status: ImportStatus; creatorId: string }

const activeAdmin = { role: 'Admin', status: 'ACTIVE' } as const

/**
 * The member an import acts as: the Admin who started it, or undoes it. If they are no longer one, any other undoes it.
 */
async function findDoer({ workspaceId, creatorId, status }: Due): Promise<Actor | null> {
  const others = status === 'UNDOING' ? {} : { id: creatorId }
  const admins = await db.member.findMany({
    where: { workspaceId, ...activeAdmin, ...others },
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  })
  const doer = admins.find(({ id }) => id === creatorId) ?? admins[0]
  return doer ? memberActor(doer.id) : null
}

async function nextNumbers({ id, status }: Due) {
  const left =
    status === 'UNDOING'
      ? ({ status: 'DONE', before: { not: Prisma.AnyNull } } as const)
      : ({ status: 'READY' } as const)
  const where = { importId: id, ...left }
  const rows = await db.peopleImportRow.findMany({
    where,
    orderBy: { number: 'asc' },
    take: ROWS,
    select: { number: true },
  })
  return rows.map(({ number }) => number)
}

/** A failed row gets a reason and stops no other. */
async function doRow(actor: Actor, { id, workspaceId, status }: Due, number: number, failures: unknown[]) {
  const work = status === 'UNDOING' ? undoRow(actor, { id, number }) : importRow(actor, { id, number })
  const [outcome] = await Promise.allSettled([work])
  if (outcome.status === 'fulfilled') return outcome.value.isDone
  const reason: unknown = outcome.reason
  if (!(reason instanceof Refusal)) failures.push(reason)
  const why = (reason instanceof Refusal ? reason : rowFailed()).message
  const { count } = await failRows(systemActor(workspaceId), { id, number, why })
  return count > 0
}

async function doImport(due: Due, until: Date) {
  const failures: unknown[] = []
  const actor = await findDoer(due)
  const system = systemActor(due.workspaceId)
  if (actor === null) await failRows(system, { id: due.id, why: importerGone().message })
  let done = 0
  let isMoving = actor !== null
  while (actor !== null && isMoving && present() < until) {
    isMoving = false
    for (const number of await nextNumbers(due)) {
      const isDone = await doRow(actor, due, number, failures)
      isMoving ||= isDone
      done += isDone ? 1 : 0
    }
  }
  await endImport(system, { id: due.id })
  if (failures.length > 0) throw new AggregateError(failures, `Rows that could not be done: ${failures.length}`)
  return done
}

/**
 * Runs and undoes imports, each row in its own transaction. Workspaces being deleted wait, because the deletion may be
 * canceled.
 */
export async function runImports(now: Date): Promise<{ rows: number }> {
  const due = await db.peopleImport.findMany({
    where: { status: { in: ['RUNNING', 'UNDOING'] }, workspace: openWorkspace },
    orderBy: [{ startedAt: 'asc' }, { id: 'asc' }],
    take: IMPORTS,
    select: { id: true, workspaceId: true, status: true, creatorId: true },
  })
  const until = minutesFrom(now, RUN_MINUTES)
  const counts = await withEach(due, (one) => doImport(one, until), 'Imports that could not be done')
  return { rows: counts.reduce((sum, count) => sum + count, 0) }
}

/** Removes abandoned lists, and the rows of imports long over. */
export async function removeOldImports(now: Date): Promise<{ removed: number }> {
  const { count } = await db.peopleImport.deleteMany({
    where: {
      OR: [
        { status: { in: ['LISTING', 'CHECKING'] }, createdAt: { lte: daysFrom(now, -importKeptDays.unfinished) } },
        { status: { in: ['DONE', 'UNDONE'] }, createdAt: { lte: daysFrom(now, -importKeptDays.finished) } },
      ],
    },
  })
  return { removed: count }
}

export const jobs: Job[] = [
  { name: IMPORT_JOB, cron: '* * * * *', run: runImports },
  { name: 'people.import-expire', cron: '23 4 * * *', run: removeOldImports },
]
