import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { columnsFrom } from '@/lib/invitations/imports/rules/columns'
import { checkRows } from '@/lib/invitations/imports/steps/check-rows'
import { lockImport } from '@/lib/invitations/imports/steps/lock-import'
import { slackPeopleCame } from '@/lib/invitations/slack/notices'
import { cellsOf, placeCells, TOO_MANY } from '@/lib/invitations/slack/rules'
import type { Tx } from '@/lib/platform/db'
import { ProviderFailure } from '@/lib/platform/provider-failure'
import type { readSlackPeople } from '@/lib/platform/slack/people'
import { importLimits } from '@/lib/shared/csv/csv-import'

const newPlace = placeCells({ role: 'Member', teams: [], tags: [] })

const LONGEST_URL = 1000

type SlackPage = Awaited<ReturnType<typeof readSlackPeople>>

/** Skips people of earlier pages. Guests are not selected. */
const addRows = (tx: Tx, { workspaceId }: Actor, id: string, { people }: SlackPage) => {
  const rows = people.map(({ slackId, pictureUrl, isGuest, ...person }, index) => ({
    at: index + 1,
    cells: [...cellsOf(person), ...newPlace],
    slackId,
    isGuest,
    pictureUrl: pictureUrl.length > LONGEST_URL ? '' : pictureUrl,
  }))
  return tx.$executeRaw`
    INSERT INTO "PeopleImportRow"
      ("workspaceId", "importId", number, cells, status, problems, "slackId", "pictureUrl", "isGuest", "isChosen")
    SELECT ${workspaceId}::uuid, ${id}::uuid, at + (
        SELECT COALESCE(max(number), 0) FROM "PeopleImportRow" WHERE "importId" = ${id}::uuid),
      cells, 'REFUSED', '{}', "slackId", "pictureUrl", "isGuest", NOT "isGuest"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r(at int, cells text[], "slackId" text, "pictureUrl" text, "isGuest" boolean)
    WHERE "slackId" NOT IN (SELECT o."slackId" FROM "PeopleImportRow" o WHERE o."importId" = ${id}::uuid)`
}

async function end(tx: Tx, actor: Actor, { id, rowCount }: { id: string; rowCount: number }) {
  const data = { status: 'CHECKING', cursor: '' } as const
  const { columns, fileName } = await tx.peopleImport.update({ where: { id }, data })
  const { inviteCount } = await checkRows(tx, actor, { id, columns: columnsFrom(columns), chosen: {} })
  await slackPeopleCame(tx, actor, { id, fileName, rowCount, inviteCount })
}

/**
 * Stores a page of people in the caller's transaction, once; the last page triggers the check of rows. True if more
 * pages follow. Throws ProviderFailure above the limit of an import.
 */
export async function keepPage(
  tx: Tx,
  actor: Actor,
  page: SlackPage & { id: string; cursor: string },
): Promise<boolean> {
  const { id, cursor, next } = page
  const { status } = await lockImport(tx, actor, id)
  const isNext = (await tx.peopleImport.count({ where: { id, cursor } })) > 0
  if (status !== 'LISTING' || !isNext) return false
  await addRows(tx, actor, id, page)
  const rowCount = await tx.peopleImportRow.count({ where: { importId: id } })
  if (rowCount > importLimits.rows) throw new ProviderFailure('refused', TOO_MANY)
  await tx.peopleImport.update({ where: { id }, data: { rowCount, cursor: next }, select: { id: true } })
  if (next === '') await end(tx, actor, { id, rowCount })
  return next !== ''
}
