import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { limit } from '@/lib/access/limits'
import { record } from '@/lib/audit/record'
import { ensureFeature, ensureWithinLimit } from '@/lib/billing/gates'
import { now } from '@/lib/platform/clock'
import { Prisma, transaction, type Tx } from '@/lib/platform/db'
import { wake } from '@/lib/platform/queue'
import type { Limit } from '@/lib/platform/rate-limit'
import { lockImport } from '@/lib/invitations/imports/steps/lock-import'
import { alreadyUndone, nothingToImport, stillListing } from '@/lib/invitations/imports/refusals'
import { makeManagersTeams } from '@/lib/invitations/imports/steps/make-managers-teams'
import { checkRows } from '@/lib/invitations/imports/steps/check-rows'
import { countOtherSeats } from '@/lib/invitations/imports/queries/known-people'
import { IMPORT_JOB, startInWords } from '@/lib/invitations/imports/rules/imports'
import { NO_SEAT_LEFT } from '@/lib/invitations/imports/rules/row-changes'
import type { StartImportInput } from '@/lib/invitations/imports/schema'

// Taking back and importing anew frees the seats: without this, anybody could be written to through us.
const perWorkspace: Limit = { name: 'started-imports', points: 20, seconds: 86_400 }

/** Leaves out the people to be invited after the first so many, in the order of the file; answers how many. */
const leaveOutAfter = (tx: Tx, id: string, inviteAtMost: number) => tx.$executeRaw`
  UPDATE "PeopleImportRow" r SET status = 'REFUSED', action = 'NOTHING', problems = ARRAY[${NO_SEAT_LEFT}]
  WHERE r."importId" = ${id}::uuid AND r.number IN (
    SELECT l.number FROM "PeopleImportRow" l
    WHERE l."importId" = ${id}::uuid AND l.action = 'INVITE' AND l.status = 'READY'
    ORDER BY l.number OFFSET ${inviteAtMost})`

/**
 * Has the rows of an import done, in the background. They are checked once more first, as people may have come or gone
 * since. Refuses a list with nothing to do in it, and more people than the plan has room for. One that has begun goes on.
 */
export const startImport = (actor: Actor, { id, inviteAtMost }: StartImportInput) =>
  transaction(async (tx) => {
    const { status, columns, managers, fileName } = await lockImport(tx, actor, id)
    if (status === 'RUNNING' || status === 'DONE') return { id }
    if (status === 'LISTING') throw stillListing()
    if (status !== 'CHECKING') throw alreadyUndone()
    await ensureFeature(tx, actor, 'import')
    const found = await checkRows(tx, actor, { id, columns, chosen: managers })
    const leftOutCount = inviteAtMost === undefined ? 0 : await leaveOutAfter(tx, id, inviteAtMost)
    const [dueCount, inviteCount] = [found.dueCount - leftOutCount, found.inviteCount - leftOutCount]
    if (dueCount === 0) throw nothingToImport()
    const count = (open: Tx) => countOtherSeats(open, actor, id)
    if (inviteCount > 0) await ensureWithinLimit(tx, actor, { limit: 'people', count, adding: inviteCount })
    await limit(perWorkspace, actor.workspaceId)
    await makeManagersTeams(tx, actor, found.managers)
    const begun = { status: 'RUNNING', startedAt: now(), checkedCounts: Prisma.DbNull } as const
    await tx.peopleImport.update({ where: { id }, data: begun, select: { id: true } })
    const words = startInWords({ invite: inviteCount, update: dueCount - inviteCount })
    await record(tx, actor, { action: 'import.started', objectId: id, title: `Imported “${fileName}”: ${words}` })
    await wake(tx, IMPORT_JOB)
    return { id }
  })
