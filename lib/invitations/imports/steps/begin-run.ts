import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { limit } from '@/lib/access/limits'
import { record } from '@/lib/audit/record'
import { ensureFeature, ensureWithinLimit, findPayer } from '@/lib/billing/gates'
import { limitOf } from '@/lib/billing/rules'
import { countOtherSeats } from '@/lib/invitations/imports/queries/known-people'
import { IMPORT_JOB, begunInWords } from '@/lib/invitations/imports/rules/imports'
import { NO_SEAT_LEFT } from '@/lib/invitations/imports/rules/row-changes'
import { now } from '@/lib/platform/clock'
import { Prisma, type Tx } from '@/lib/platform/db'
import { wake } from '@/lib/platform/queue'
import type { Limit } from '@/lib/platform/rate-limit'
import { checkRows } from './check-rows'
import type { LockedImport } from './lock-import'
import { makeManagersTeams } from './make-managers-teams'

// Undoing frees seats: without this limit, repeated imports could mail anyone.
const perWorkspace: Limit = { name: 'started-imports', points: 20, seconds: 86_400 }

/** Leaves out invitations after the first so many; returns how many. */
const leaveOutAfter = (tx: Tx, id: string, inviteAtMost: number) => tx.$executeRaw`
  UPDATE "PeopleImportRow" r SET status = 'REFUSED', action = 'NOTHING', problems = ARRAY[${NO_SEAT_LEFT}]
  WHERE r."importId" = ${id}::uuid AND r.number IN (
    SELECT l.number FROM "PeopleImportRow" l
    WHERE l."importId" = ${id}::uuid AND l.action = 'INVITE' AND l.status = 'READY'
    ORDER BY l.number OFFSET ${inviteAtMost})`

export async function seatsForImport(tx: Tx, actor: Actor, id: string) {
  const most = limitOf(await findPayer(tx, actor.workspaceId), 'people')
  if (most === null) return null
  return { most, taken: await countOtherSeats(tx, actor, id) }
}

type Run = Pick<LockedImport, 'id' | 'columns' | 'managers' | 'fileName'>

/** `all`: refused unless everyone fits; `fitting`: as many as fit. */
type Invited = number | 'all' | 'fitting'

async function leaveOut(tx: Tx, actor: Actor, id: string, invited: Invited) {
  if (invited === 'all') return 0
  if (invited !== 'fitting') return leaveOutAfter(tx, id, invited)
  const seats = await seatsForImport(tx, actor, id)
  return seats === null ? 0 : leaveOutAfter(tx, id, Math.max(0, seats.most - seats.taken))
}

/**
 * Starts a locked import after another check. False when no row would do anything. Refuses more people than the plan
 * allows.
 */
export async function beginRun(tx: Tx, actor: Actor, { id, columns, managers, fileName }: Run, invited: Invited) {
  await ensureFeature(tx, actor, 'import')
  const found = await checkRows(tx, actor, { id, columns, chosen: managers })
  const leftOutCount = await leaveOut(tx, actor, id, invited)
  const dueCount = found.dueCount - leftOutCount
  const inviteCount = found.inviteCount - leftOutCount
  if (dueCount === 0) return false
  const count = (open: Tx) => countOtherSeats(open, actor, id)
  if (inviteCount > 0) await ensureWithinLimit(tx, actor, { limit: 'people', count, adding: inviteCount })
  await limit(perWorkspace, actor.workspaceId)
  await makeManagersTeams(tx, actor, found.managers)
  // The run acts as the Admin who starts it; another may have uploaded the list.
  const begun = {
    status: 'RUNNING',
    startedAt: now(),
    checkedCounts: Prisma.DbNull,
    creatorId: actor.memberId,
  } as const
  await tx.peopleImport.update({ where: { id }, data: begun, select: { id: true } })
  const words = begunInWords({ invite: inviteCount, update: dueCount - inviteCount })
  await record(tx, actor, { action: 'import.started', objectId: id, title: `Imported “${fileName}”: ${words}` })
  await wake(tx, IMPORT_JOB)
  return true
}
