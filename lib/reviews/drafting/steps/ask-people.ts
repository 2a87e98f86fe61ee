import 'server-only'
import type { Tx } from '@/lib/platform/db'
import type { Audience } from '@/lib/reviews/model/queries/find-audiences'
import { now } from '@/lib/platform/clock'
import { randomUUID } from 'node:crypto'
import { reviewerCode } from '@/lib/access/reviewer'
import { hashToken } from '@/lib/platform/secrets'
import { linkEnd } from '@/lib/reviews/responses/rules/link-end'

type Asked = {
  workspaceId: string
  reviewId: string
  closesAt: Date | null
  /** The review is paused, so they are asked once it resumes. */
  isUnasked?: boolean
}

/** Returns the link codes of external reviewers. */
export async function askPeople(
  tx: Tx,
  { workspaceId, reviewId, closesAt, isUnasked = false }: Asked,
  audience: Pick<Audience, 'members' | 'emails'>,
) {
  const createdAt = now()
  const outside = audience.emails.map((email) => {
    const assigneeId = randomUUID()
    return { email, code: reviewerCode(assigneeId), assigneeId }
  })
  const members = audience.members.map(({ memberId, relationship }) => ({ memberId, relationship, id: randomUUID() }))
  const externals = outside.map(({ assigneeId }) => ({
    id: assigneeId,
    memberId: null,
    relationship: 'EXTERNAL' as const,
  }))
  await tx.reviewAssignee.createMany({
    data: [...members, ...externals].map((assignee) => ({ ...assignee, workspaceId, reviewId, isUnasked, createdAt })),
  })
  await tx.externalReviewer.createMany({
    data: outside.map(({ email, code, assigneeId }) => ({
      workspaceId,
      reviewId,
      assigneeId,
      email,
      codeHash: hashToken(code),
      expiresAt: linkEnd(closesAt, createdAt),
    })),
  })
  return outside
}
