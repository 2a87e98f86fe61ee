import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { Prisma } from '@/lib/platform/db'
import { alreadyRead, mapReading, read, rowsOf, type SharedReading } from '@/lib/platform/reading'
import { isSwitchedOn, type WorkspaceFeature } from '@/lib/workspaces/features/rules'
import { canRunWorkspace } from '@/lib/workspaces/policy'
import { firstSteps, type FirstStep } from './schema'

export type StepView = { step: FirstStep; isDone: boolean }

const featureOf: Partial<Record<FirstStep, WorkspaceFeature>> = { goal: 'Goals', 'one-on-one': 'OneOnOnes' }

/** Null once all are done. */
function stepsReading(actor: Actor): SharedReading<StepView[] | null> {
  const { workspaceId: id, memberId } = actor
  const isOpen = (step: FirstStep) => {
    const feature = featureOf[step]
    return feature === undefined || isSwitchedOn(actor, feature)
  }
  const statement = Prisma.sql`
    SELECT w."logoId" IS NOT NULL AS logo,
           w."timeZone" <> 'UTC' AS zone,
           EXISTS (SELECT FROM "Member" m WHERE m."workspaceId" = w.id AND m.id <> ${memberId}::uuid)
             OR EXISTS (SELECT FROM "Invitation" i WHERE i."workspaceId" = w.id AND i.status <> 'REVOKED') AS people,
           EXISTS (SELECT FROM "Goal" g WHERE g."workspaceId" = w.id) AS goal,
           EXISTS (SELECT FROM "Meeting" m WHERE m."workspaceId" = w.id AND m.kind = 'ONE_ON_ONE') AS "one-on-one",
           EXISTS (SELECT FROM "Team" t WHERE t."workspaceId" = w.id) AS team,
           EXISTS (SELECT FROM "Review" r WHERE r."workspaceId" = w.id AND r."publishedAt" IS NOT NULL) AS feedback
    FROM "Workspace" w WHERE w.id = ${id}::uuid`
  return mapReading(rowsOf<Record<FirstStep, boolean>>(statement), ([done]) => {
    const steps = firstSteps.filter(isOpen).map((step) => ({ step, isDone: done?.[step] ?? true }))
    return steps.every(({ isDone }) => isDone) ? null : steps
  })
}

/** For Admins, until all are done or one of them hid the list; null for others. */
export const firstStepsReading = (actor: Actor) =>
  actor.hasFirstSteps && canRunWorkspace(actor) ? stepsReading(actor) : alreadyRead(null)

/** Whether an Admin hid steps that aren't done. */
export const hidFirstSteps = async (actor: Actor) =>
  !actor.hasFirstSteps && canRunWorkspace(actor) && (await read(stepsReading(actor))) !== null
