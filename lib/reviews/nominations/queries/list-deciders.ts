import 'server-only'
import type { Tx } from '@/lib/platform/db'
import type { NominationApprover } from '@/lib/platform/generated/prisma/enums'
import { canActAsManager } from '@/lib/reviews/policy'
import { decidersOf } from '@/lib/reviews/nominations/rules'

type Reader = Pick<Tx, 'teamMember'>

/** Those who manage a team this person is in, by the teams alone: what one is to another does not hang on a role. */
export async function listManagers(tx: Reader, workspaceId: string, memberId: string) {
  const rows = await tx.teamMember.findMany({
    where: {
      workspaceId,
      isManager: true,
      memberId: { not: memberId },
      member: { status: 'ACTIVE' },
      team: { members: { some: { memberId, isManager: false } } },
    },
    distinct: ['memberId'],
    select: { memberId: true, member: { select: { role: true } } },
  })
  return rows.map(({ memberId: managerId, member: { role } }) => ({ memberId: managerId, role }))
}

type Decided = {
  workspaceId: string
  creatorId: string
  subjectId: string | null
  nominationsApprover: NominationApprover | null
}

/** The members who decide on the proposals of this review. */
export async function listDeciderIds(tx: Reader, review: Decided) {
  const { creatorId, subjectId, workspaceId } = review
  const approver = review.nominationsApprover ?? 'CREATOR'
  const asksManager = approver === 'MANAGER' && subjectId !== null
  const managers = asksManager ? await listManagers(tx, workspaceId, subjectId) : []
  const managerIds = managers.filter(canActAsManager).map(({ memberId }) => memberId)
  return decidersOf({ approver, creatorId, managerIds })
}
