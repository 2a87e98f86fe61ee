import 'server-only'
import { env } from '@/lib/platform/env'
import { db, Prisma } from '@/lib/platform/db'
import { Refusal } from '@/lib/shared/refusal'
import { openWorkspace } from './workspace/open-workspace'

type Place = { userId: string; workspaceId: string }

export async function findDemand({ userId, workspaceId }: Place): Promise<string | null> {
  const user = { secondFactor: { is: null } }
  const workspace = { ...openWorkspace, requiresTwoStep: true }
  const where = { userId, workspaceId, status: 'ACTIVE', user, workspace } as const
  const found = await db.member.findFirst({ where, select: { workspace: { select: { name: true } } } })
  return found && found.workspace.name
}

/** True unless workspace `w` requires two-step sign-in and the person of member `m` lacks it. */
export const isTwoStepMet = Prisma.sql`
  (NOT w."requiresTwoStep" OR EXISTS (SELECT FROM "SecondFactor" f WHERE f."userId" = m."userId"))`

export const twoStepRequired = (workspaceName: string) =>
  new Refusal('forbidden', `${workspaceName} requires two-step sign-in. Reload the page to set it up.`)

export const twoStepForSuperAdmins = () =>
  new Refusal('forbidden', 'Super admins need two-step sign-in. Reload the page to set it up.')

/** Anyone may be the super admin of a demo, so two-step sign-in would protect nothing. */
export const isTwoStepForSuperAdmins = () => !['demo', 'development'].includes(env.RAPPORT_MODE)
