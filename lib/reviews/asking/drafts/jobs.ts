import 'server-only'
import { systemActor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/queue'
import { forgetDrafts } from './commands/forget-drafts'

const BATCH = 100

/** Those who deleted their account and left something unsent. Accounts know nothing of reviews, so it is looked up here. */
const listFormer = () => db.$queryRaw<{ memberId: string; workspaceId: string }[]>`
  SELECT m.id AS "memberId", m."workspaceId" FROM "User" u JOIN "Member" m ON m."userId" = u.id
  WHERE u."deletedAt" IS NOT NULL AND (
    EXISTS (SELECT FROM "Review" r WHERE r."creatorId" = m.id AND r.status = 'DRAFT')
    OR EXISTS (SELECT FROM "ReviewAssignee" a JOIN "Response" p ON p."assigneeId" = a.id AND p.status = 'DRAFT'
               WHERE a."memberId" = m.id))
  ORDER BY m.id LIMIT ${BATCH}`

/** Removes what former colleagues never sent. */
export async function forgetFormerDrafts(): Promise<{ forgotten: number }> {
  let forgotten = 0
  for (const { memberId, workspaceId } of await listFormer()) {
    forgotten += (await forgetDrafts(systemActor(workspaceId), { memberId })).count
  }
  return { forgotten }
}

export const jobs: Job[] = [{ name: 'draft.forget', cron: '40 * * * *', run: forgetFormerDrafts }]
