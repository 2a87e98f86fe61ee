import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { lockImport } from '@/lib/invitations/imports/steps/lock-import'
import { listClosed } from '@/lib/invitations/imports/refusals'
import { checkRows } from '@/lib/invitations/imports/steps/check-rows'
import type { MatchColumnsInput } from '@/lib/invitations/imports/schema'

/** Sets the meaning of each column, and checks every row again. Refuses a started import. */
export const matchColumns = (actor: Actor, { id, columns }: MatchColumnsInput) =>
  transaction(async (tx) => {
    const { status, headings, managers } = await lockImport(tx, actor, id)
    if (status !== 'CHECKING') throw listClosed(status)
    const matched = headings.map((_, index) => columns[index] ?? '')
    await tx.peopleImport.update({ where: { id }, data: { columns: matched }, select: { id: true } })
    await checkRows(tx, actor, { id, columns: matched, chosen: managers })
    return { id }
  })
