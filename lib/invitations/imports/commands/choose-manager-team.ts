import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { listClosed } from '@/lib/invitations/imports/refusals'
import type { ChooseManagerTeamInput } from '@/lib/invitations/imports/schema'
import { checkRows } from '@/lib/invitations/imports/steps/check-rows'
import { lockImport } from '@/lib/invitations/imports/steps/lock-import'

/** Sets the team of a manager's people, and checks every row again. Refuses a started import. */
export const chooseManagerTeam = (actor: Actor, { id, manager, team }: ChooseManagerTeamInput) =>
  transaction(async (tx) => {
    const { status, columns, managers } = await lockImport(tx, actor, id)
    if (status !== 'CHECKING') throw listClosed(status)
    await checkRows(tx, actor, { id, columns, chosen: { ...managers, [manager]: { team } } })
    return { id }
  })
