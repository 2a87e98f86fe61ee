import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'

/**
 * Removes what somebody who deleted their account had begun and never sent: forms, and answers. Nobody else has ever seen
 * it, and they cannot finish it. What was sent stays.
 */
export const forgetDrafts = ({ workspaceId }: SystemActor, { memberId }: { memberId: string }) =>
  transaction(async (tx) => {
    const forms = await tx.review.deleteMany({ where: { workspaceId, creatorId: memberId, status: 'DRAFT' } })
    const begun = { workspaceId, status: 'DRAFT', assignee: { memberId } } as const
    const answers = await tx.response.deleteMany({ where: begun })
    return { count: forms.count + answers.count }
  })
