import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { fullName } from '@/lib/members/rules'
import { transaction, type Tx } from '@/lib/platform/db'
import { beginDraft } from '@/lib/reviews/drafting/steps/begin-draft'
import { lockDraft } from '@/lib/reviews/drafting/steps/lock-draft'
import type { Colleague } from '@/lib/reviews/model/queries/find-audiences'
import { noteGiven } from '@/lib/reviews/quick/notices'
import { findNoteManagers } from '@/lib/reviews/quick/queries/find-note-managers'
import { hasNoAccess, noManagerReads, notToYourself } from '@/lib/reviews/quick/refusals'
import { noSuchPerson } from '@/lib/members/people/refusals'
import { noteForm } from '@/lib/reviews/quick/rules/quick-forms'
import type { GiveNoteInput } from '@/lib/reviews/quick/schema'
import { writeNote } from '@/lib/reviews/quick/steps/write-note'

async function findSubject(tx: Tx, { workspaceId, memberId }: Actor, id: string): Promise<Colleague> {
  const select = { status: true, user: { select: { email: true, firstName: true, lastName: true } } } as const
  const found = await tx.member.findFirst({ where: { id, workspaceId }, select })
  if (!found) throw noSuchPerson()
  if (id === memberId) throw notToYourself('memberId')
  const name = fullName(found.user)
  if (found.status !== 'ACTIVE') throw hasNoAccess(name)
  return { memberId: id, name, email: found.user.email }
}

/**
 * Gives a colleague feedback they did not ask for. They read it at once, and so do their managers where the actor says so.
 * Sending again changes nothing.
 */
export const giveNote = (actor: Actor, { madeId, memberId, text, readers }: GiveNoteInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const subject = await findSubject(tx, actor, memberId)
    const hasManager = readers === 'manager'
    const managers = hasManager ? await findNoteManagers(tx, actor, memberId) : []
    if (hasManager && managers.length === 0) throw noManagerReads(subject.name)
    const content = noteForm({ subject, hasManager, timeZone: actor.timeZone })
    const { id } = await beginDraft(tx, actor, { madeId, content, kind: 'NOTE' })
    const { status } = await lockDraft(tx, actor, id)
    if (status !== 'DRAFT') return { id }
    await writeNote(tx, actor, { id, content, subjectId: memberId, text })
    await noteGiven(tx, actor, { id, subject, managers, text })
    return { id }
  })
