import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { checkRows } from '@/lib/invitations/imports/steps/check-rows'
import { OWN_CELLS, placeCells } from '@/lib/invitations/slack/rules'
import type { PlacePeopleInput } from '@/lib/invitations/slack/schema'
import { lockChoice } from '@/lib/invitations/slack/steps/lock-choice'
import { transaction } from '@/lib/platform/db'

/** Sets role, teams and tags of everyone invited from Slack. Refuses imports that are loading, running or from a file. */
export const placePeople = (actor: Actor, { id, ...place }: PlacePeopleInput) =>
  transaction(async (tx) => {
    const { columns } = await lockChoice(tx, actor, id)
    await tx.$executeRaw`
      UPDATE "PeopleImportRow" SET cells = cells[:${OWN_CELLS}::int] || ${placeCells(place)}::text[]
      WHERE "importId" = ${id}::uuid AND cells <> '{}'`
    await checkRows(tx, actor, { id, columns, chosen: {} })
    return { id }
  })
