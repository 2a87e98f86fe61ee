import 'server-only'
import type { Tx } from '@/lib/platform/db'
import type { NominationApprover } from '@/lib/platform/generated/prisma/enums'
import { canActAsManager } from '@/lib/reviews/model/policy'
import { decidersOf } from '@/lib/reviews/nominations/rules'

type Reader = Pick<Tx, 'teamMember'>

/** Decides by teams alone, because a relationship does not depend on a role. */
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

export async function listDeciderIds(tx: Reader, review: Decided) {
  const { creatorId, subjectId, workspaceId } = review
  const approver = review.nominationsApprover ?? 'CREATOR'
  const asksManager = approver === 'MANAGER' && subjectId !== null
  const managers = asksManager ? await listManagers(tx, workspaceId, subjectId) : []
  const managerIds = managers.filter(canActAsManager).map(({ memberId }) => memberId)
  return decidersOf({ approver, creatorId, managerIds })
}
