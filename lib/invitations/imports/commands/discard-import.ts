import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { lockImport } from '@/lib/invitations/imports/steps/lock-import'
import { listClosed } from '@/lib/invitations/imports/refusals'
import type { ImportIdInput } from '@/lib/invitations/imports/schema'

/** Forgets a list that was only looked at, with everybody in it. Refuses an import that has begun. */
export const discardImport = (actor: Actor, { id }: ImportIdInput) =>
  transaction(async (tx) => {
    const { status } = await lockImport(tx, actor, id)
    if (status !== 'CHECKING' && status !== 'LISTING') throw listClosed(status)
    await tx.peopleImport.delete({ where: { id }, select: { id: true } })
    return { id }
  })
