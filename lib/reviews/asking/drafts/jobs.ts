import 'server-only'
import { systemActor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { withEach } from '@/lib/platform/one-by-one'
import type { Job } from '@/lib/platform/queue'
import { forgetDrafts } from './commands/forget-drafts'

const BATCH = 100

type Former = { memberId: string; workspaceId: string }

/** Those who deleted their account and left something unsent. Accounts know nothing of reviews, so it is looked up here. */
const listFormer = () => db.$queryRaw<Former[]>`
  SELECT m.id AS "memberId", m."workspaceId" FROM "User" u JOIN "Member" m ON m."userId" = u.id
  WHERE u."deletedAt" IS NOT NULL AND (
    EXISTS (SELECT FROM "Review" r WHERE r."creatorId" = m.id AND r.status = 'DRAFT')
    OR EXISTS (SELECT FROM "ReviewAssignee" a JOIN "Response" p ON p."assigneeId" = a.id AND p.status = 'DRAFT'
               WHERE a."memberId" = m.id))
  ORDER BY m.id LIMIT ${BATCH}`

/** Removes what former colleagues never sent. */
export async function forgetFormerDrafts(): Promise<{ forgotten: number }> {
  const forget = ({ memberId, workspaceId }: Former) => forgetDrafts(systemActor(workspaceId), { memberId })
  const outcomes = await withEach(await listFormer(), forget, 'Drafts that could not be forgotten')
  return { forgotten: outcomes.reduce((sum, { count }) => sum + count, 0) }
}

export const jobs: Job[] = [{ name: 'draft.forget', cron: '40 * * * *', run: forgetFormerDrafts }]
