import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { canRunWorkspace } from '@/lib/workspaces/policy'
import { firstSteps, type FirstStep } from './schema'

/** A first step of a workspace, done or not. */
export type StepView = { step: FirstStep; isDone: boolean }

/**
 * The first steps of the actor's workspace, for its Admins, until all are done or one of them has put the list away; null
 * for everybody else.
 */
export async function findFirstSteps(actor: Actor): Promise<StepView[] | null> {
  if (!actor.hasFirstSteps || !canRunWorkspace(actor)) return null
  const { workspaceId: id, memberId } = actor
  const [done] = await db.$queryRaw<Record<FirstStep, boolean>[]>`
    SELECT w."logoId" IS NOT NULL AS logo,
           w."timeZone" <> 'UTC' AS zone,
           EXISTS (SELECT FROM "Member" m WHERE m."workspaceId" = w.id AND m.id <> ${memberId}::uuid)
             OR EXISTS (SELECT FROM "Invitation" i WHERE i."workspaceId" = w.id AND i.status <> 'REVOKED') AS people,
           EXISTS (SELECT FROM "Team" t WHERE t."workspaceId" = w.id) AS team,
           EXISTS (SELECT FROM "Review" r WHERE r."workspaceId" = w.id AND r."publishedAt" IS NOT NULL) AS feedback
    FROM "Workspace" w WHERE w.id = ${id}::uuid`
  if (!done) return null
  const steps = firstSteps.map((step) => ({ step, isDone: done[step] }))
  return steps.every(({ isDone }) => isDone) ? null : steps
}
