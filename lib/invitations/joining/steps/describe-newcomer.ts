import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import { dateOf } from '@/lib/shared/dates'

type Newcomer = { workspaceId: string; invitationId: string; userId: string }

const hasOtherPlace = async (tx: Tx, { workspaceId, userId }: Newcomer) =>
  (await tx.member.count({ where: { userId, status: 'ACTIVE', workspaceId: { not: workspaceId } } })) > 0

/**
 * Gives somebody who accepts an invitation the job title and start date that it holds, in the caller's transaction: an import
 * wrote them there. What they have already stays, and members of another workspace keep all of theirs. Their name
 * they have just entered, and their zone the browser told.
 */
export async function describeNewcomer(tx: Tx, newcomer: Newcomer): Promise<void> {
  const { workspaceId, invitationId: id, userId } = newcomer
  const offer = await tx.invitation.findFirst({
    where: { id, workspaceId },
    select: { jobTitle: true, startDate: true },
  })
  const { jobTitle, startDate } = offer ?? { jobTitle: '', startDate: '' }
  if (startDate !== '')
    await tx.member.updateMany({
      where: { workspaceId, userId, startDate: null },
      data: { startDate: dateOf(startDate) },
    })
  if (jobTitle === '' || (await hasOtherPlace(tx, newcomer))) return
  await tx.profile.createMany({ data: [{ userId, jobTitle }], skipDuplicates: true })
  await tx.profile.updateMany({ where: { userId, jobTitle: '' }, data: { jobTitle } })
}
