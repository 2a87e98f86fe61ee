import 'server-only'
import { env } from '@/lib/platform/env'
import { db } from '@/lib/platform/db'
import { Refusal } from '@/lib/shared/refusal'
import { openWorkspace } from './workspace/open-workspace'

type Place = { userId: string; workspaceId: string }

/** The name of this workspace, where it takes two-step sign-in to go on in it and the person, who has a place, has none. */
export async function findDemand({ userId, workspaceId }: Place): Promise<string | null> {
  const user = { secondFactor: { is: null } }
  const workspace = { ...openWorkspace, requiresTwoStep: true }
  const where = { userId, workspaceId, status: 'ACTIVE', user, workspace } as const
  const found = await db.member.findFirst({ where, select: { workspace: { select: { name: true } } } })
  return found && found.workspace.name
}

/** The refusal for a page of such a workspace that is still open. */
export const twoStepRequired = (workspaceName: string) =>
  new Refusal('forbidden', `${workspaceName} requires two-step sign-in. Load this page again to set it up.`)

/** The same of super admins. */
export const twoStepForSuperAdmins = () =>
  new Refusal('forbidden', 'Super admins need two-step sign-in. Load this page again to set it up.')

/** Anybody may be the super admin of a demo, so there is nothing to protect. */
export const isTwoStepForSuperAdmins = () => !['demo', 'development'].includes(env.RAPPORT_MODE)
