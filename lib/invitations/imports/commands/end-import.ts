import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { transaction, type Tx } from '@/lib/platform/db'
import { importFinished } from '@/lib/invitations/imports/notices'
import { deleteUnusedTags } from '@/lib/members/tags/steps/delete-unused-tags'
import { deleteUnusedTeams } from '@/lib/teams/steps/delete-unused-teams'
import { countRows } from '@/lib/invitations/imports/queries/list-rows'
import type { ImportIdInput } from '@/lib/invitations/imports/schema'

const finished = { status: 'RUNNING', rows: { none: { status: 'READY' } } } as const

async function endRun(tx: Tx, { workspaceId }: SystemActor, id: string) {
  const data = { status: 'DONE', finishedAt: now() } as const
  const { count } = await tx.peopleImport.updateMany({ where: { id, workspaceId, ...finished }, data })
  if (count === 0) return false
  const counts = await countRows(tx, id)
  const select = { creatorId: true, fileName: true } as const
  const doneCount = counts.invite + counts.update + counts.nothing
  const { creatorId, fileName } = await tx.peopleImport.update({ where: { id }, data: { doneCount }, select })
  await importFinished(tx, workspaceId, { id, creatorId, fileName, counts })
  return true
}

/** Deletes the teams and tags it created that nothing uses. */
async function deleteUnusedNames(tx: Tx, actor: SystemActor, id: string) {
  const select = { namedTeams: true, namedTags: true, startedAt: true, finishedAt: true } as const
  const { namedTeams, namedTags, startedAt, finishedAt } = await tx.peopleImport.findUniqueOrThrow({
    where: { id },
    select,
  })
  if (!startedAt || !finishedAt) return
  const made = { from: startedAt, until: finishedAt }
  await deleteUnusedTeams(tx, actor, { names: namedTeams, ...made })
  await deleteUnusedTags(tx, actor, { names: namedTags, ...made })
}

/** Rows left to undo have a trace in `before`. */
async function endUndoing(tx: Tx, actor: SystemActor, id: string) {
  const { workspaceId } = actor
  const count = await tx.$executeRaw`
    UPDATE "PeopleImport" i SET status = 'UNDONE', "undoneAt" = ${now()}
    WHERE id = ${id}::uuid AND "workspaceId" = ${workspaceId}::uuid AND status = 'UNDOING' AND NOT EXISTS (
      SELECT FROM "PeopleImportRow" r WHERE r."importId" = i.id AND r.status = 'DONE' AND r.before IS NOT NULL)`
  if (count > 0) await deleteUnusedNames(tx, actor, id)
  return count > 0
}

/** Ends an import or its undoing once no row is left, and notifies its creator. Idempotent. */
export const endImport = (actor: SystemActor, { id }: ImportIdInput): Promise<{ isEnded: boolean }> =>
  transaction(async (tx) => ({ isEnded: (await endRun(tx, actor, id)) || (await endUndoing(tx, actor, id)) }))
