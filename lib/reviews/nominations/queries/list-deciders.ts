import 'server-only'
import type { Tx } from '@/lib/platform/db'
import type { NominationApprover } from '@/lib/platform/generated/prisma/enums'
import { fullName } from '@/lib/members/rules'
import type { Colleague } from '@/lib/reviews/model/queries/find-audiences'
import { canActAsManager } from '@/lib/reviews/model/policy'
import { decidersOf } from '@/lib/reviews/nominations/rules'
import { listManagers } from '@/lib/reviews/respondents/queries/list-managers'

type Decided = {
  workspaceId: string
  creatorId: string
  subjectId: string | null
  nominationsApprover: NominationApprover | null
}

export async function listDeciderIds(tx: Pick<Tx, 'teamMember'>, review: Decided) {
  const { creatorId, subjectId, workspaceId } = review
  const approver = review.nominationsApprover ?? 'CREATOR'
  const asksManager = approver === 'MANAGER' && subjectId !== null
  const managers = asksManager ? await listManagers(tx, workspaceId, subjectId) : []
  const managerIds = managers.filter(canActAsManager).map(({ memberId }) => memberId)
  return decidersOf({ approver, creatorId, managerIds })
}

/** Active members only. */
export async function listDeciders(tx: Tx, review: Decided): Promise<Colleague[]> {
  const ids = [...(await listDeciderIds(tx, review))]
  const members = await tx.member.findMany({
    where: { workspaceId: review.workspaceId, id: { in: ids }, status: 'ACTIVE' },
    select: { id: true, user: { select: { email: true, firstName: true, lastName: true } } },
  })
  return members.map(({ id, user }) => ({ memberId: id, email: user.email, name: fullName(user) }))
}
