import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { checkRows } from '@/lib/invitations/imports/steps/check-rows'
import type { ChoosePeopleInput } from '@/lib/invitations/slack/schema'
import { lockChoice } from '@/lib/invitations/slack/steps/lock-choice'
import { transaction } from '@/lib/platform/db'

/** Selects the people to invite. Refuses imports that are loading, running or from a file. */
export const choosePeople = (actor: Actor, { id, who, isChosen }: ChoosePeopleInput) =>
  transaction(async (tx) => {
    const { columns } = await lockChoice(tx, actor, id)
    const some = typeof who === 'number' ? { number: who } : who === 'guests' ? { isGuest: true } : {}
    await tx.peopleImportRow.updateMany({ where: { importId: id, ...some }, data: { isChosen } })
    await checkRows(tx, actor, { id, columns, chosen: {} })
    return { id }
  })
