import 'server-only'
import { systemActor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { inBatches, withEach } from '@/lib/platform/one-by-one'
import type { Job } from '@/lib/platform/queue'
import { forgetDrafts } from './commands/forget-drafts'

const BATCH = 100

type Former = { id: string; workspaceId: string }

/**
 * Those who deleted their account and may have left something unsent. Accounts know nothing of reviews, so it is looked up
 * here; whose an anonymous answer or a change to a sent one is, no query can tell, so all who were asked there are tried.
 */
const listFormer = (after: string) => db.$queryRaw<Former[]>`
  SELECT m.id, m."workspaceId" FROM "User" u JOIN "Member" m ON m."userId" = u.id
  WHERE u."deletedAt" IS NOT NULL AND m.id > ${after}::uuid AND (
    EXISTS (SELECT FROM "Review" r WHERE r."creatorId" = m.id AND r.status = 'DRAFT')
    OR EXISTS (SELECT FROM "ReviewAssignee" a JOIN "Response" p ON p."assigneeId" = a.id AND p.status = 'DRAFT'
               WHERE a."memberId" = m.id)
    OR EXISTS (SELECT FROM "ReviewAssignee" a JOIN "Response" p ON p."reviewId" = a."reviewId"
               WHERE a."memberId" = m.id AND p.status = 'DRAFT' AND p."ownerHash" IS NOT NULL))
  ORDER BY m.id LIMIT ${BATCH}`

/** Removes what former colleagues never sent. */
export async function forgetFormerDrafts(): Promise<{ forgotten: number }> {
  const former = inBatches(listFormer)
  const forget = ({ id: memberId, workspaceId }: Former) => forgetDrafts(systemActor(workspaceId), { memberId })
  const outcomes = await withEach(former, forget, 'Drafts that could not be forgotten')
  return { forgotten: outcomes.reduce((sum, { count }) => sum + count, 0) }
}

export const jobs: Job[] = [{ name: 'draft.forget', cron: '40 * * * *', run: forgetFormerDrafts }]
