import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import { dateOf } from '@/lib/shared/dates'

type NewMember = { workspaceId: string; invitationId: string; userId: string }

const hasOtherPlace = async (tx: Tx, { workspaceId, userId }: NewMember) =>
  (await tx.member.count({ where: { userId, status: 'ACTIVE', workspaceId: { not: workspaceId } } })) > 0

/**
 * Copies an imported job title and start date to a new member, in the caller's transaction. Existing values stay, and
 * members of other workspaces keep all they have.
 */
export async function describeNewMember(tx: Tx, newMember: NewMember): Promise<void> {
  const { workspaceId, invitationId: id, userId } = newMember
  const invitation = await tx.invitation.findFirst({
    where: { id, workspaceId },
    select: { jobTitle: true, startDate: true },
  })
  const { jobTitle, startDate } = invitation ?? { jobTitle: '', startDate: '' }
  if (startDate !== '')
    await tx.member.updateMany({
      where: { workspaceId, userId, startDate: null },
      data: { startDate: dateOf(startDate) },
    })
  if (jobTitle === '' || (await hasOtherPlace(tx, newMember))) return
  await tx.profile.createMany({ data: [{ userId, jobTitle }], skipDuplicates: true })
  await tx.profile.updateMany({ where: { userId, jobTitle: '' }, data: { jobTitle } })
}
