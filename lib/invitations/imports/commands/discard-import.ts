import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { lockImport } from '@/lib/invitations/imports/steps/lock-import'
import { listClosed } from '@/lib/invitations/imports/refusals'
import type { ImportIdInput } from '@/lib/invitations/imports/schema'

/** Deletes an import that has not started. Refuses a started one. */
export const discardImport = (actor: Actor, { id }: ImportIdInput) =>
  transaction(async (tx) => {
    const { status } = await lockImport(tx, actor, id)
    if (status !== 'CHECKING' && status !== 'LISTING') throw listClosed(status)
    await tx.peopleImport.delete({ where: { id }, select: { id: true } })
    return { id }
  })
