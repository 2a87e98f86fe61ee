import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { isReporting } from '@/lib/platform/errors/report-error'
import { deliveredVersion, inTime, lastRunAt, readHealth } from '@/lib/platform/health'
import { canRunWorkspace } from '@/lib/workspaces/policy'
import { onlyAdminsRunIt } from '@/lib/workspaces/refusals'
import type { InstanceHealth } from './rules'

/** Whether what fails here is reported to its operators. */
export const areErrorsReported = () => isReporting()

/** How this installation is, for the Admins of a workspace on it. */
export async function getInstanceHealth(actor: Actor): Promise<InstanceHealth> {
  if (!canRunWorkspace(actor)) throw onlyAdminsRunIt()
  const [{ checks }, version, ranAt] = await Promise.all([readHealth(), deliveredVersion(), inTime(lastRunAt)])
  return { version, checks, ranAt: ranAt ?? null }
}
