import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { alreadyDone } from '@/lib/invitations/imports/refusals'
import { checkRows } from '@/lib/invitations/imports/steps/check-rows'
import { lockImport } from '@/lib/invitations/imports/steps/lock-import'
import { notFromSlack } from '@/lib/invitations/slack/refusals'
import type { ChoosePeopleInput } from '@/lib/invitations/slack/schema'
import { transaction } from '@/lib/platform/db'

/** Who of the people from Slack is to be invited. Refuses an import that has begun, and one of a file. */
export const choosePeople = (actor: Actor, { id, who, isChosen }: ChoosePeopleInput) =>
  transaction(async (tx) => {
    const { status, source, columns } = await lockImport(tx, actor, id)
    if (source !== 'SLACK') throw notFromSlack()
    if (status !== 'CHECKING') throw alreadyDone()
    const some = typeof who === 'number' ? { number: who } : who === 'guests' ? { isGuest: true } : {}
    await tx.peopleImportRow.updateMany({ where: { importId: id, ...some }, data: { isChosen } })
    await checkRows(tx, actor, { id, columns, chosen: {} })
    return { id }
  })
