import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { alreadyDone } from '@/lib/invitations/imports/refusals'
import { checkRows } from '@/lib/invitations/imports/steps/check-rows'
import { lockImport } from '@/lib/invitations/imports/steps/lock-import'
import { notFromSlack } from '@/lib/invitations/slack/refusals'
import { OWN_CELLS, placeCells } from '@/lib/invitations/slack/rules'
import type { PlacePeopleInput } from '@/lib/invitations/slack/schema'
import { transaction } from '@/lib/platform/db'

/** The role, teams and tags of everybody who is invited from Slack. Refuses an import that has begun, and one of a file. */
export const placePeople = (actor: Actor, { id, ...place }: PlacePeopleInput) =>
  transaction(async (tx) => {
    const { status, source, columns } = await lockImport(tx, actor, id)
    if (source !== 'SLACK') throw notFromSlack()
    if (status !== 'CHECKING') throw alreadyDone()
    await tx.$executeRaw`
      UPDATE "PeopleImportRow" SET cells = cells[:${OWN_CELLS}::int] || ${placeCells(place)}::text[]
      WHERE "importId" = ${id}::uuid AND cells <> '{}'`
    await checkRows(tx, actor, { id, columns, chosen: {} })
    return { id }
  })
