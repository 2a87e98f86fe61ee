import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { isReporting } from '@/lib/platform/errors/report-error'
import { deliveredVersion, inTime, lastRunAt, readHealth } from '@/lib/platform/health'
import { canRunWorkspace } from '@/lib/workspaces/policy'
import { onlyAdminsRunIt } from '@/lib/workspaces/refusals'
import type { InstanceHealth } from './rules'

export const areErrorsReported = () => isReporting()

/** For Admins of any workspace on this installation. */
export async function getInstanceHealth(actor: Actor): Promise<InstanceHealth> {
  if (!canRunWorkspace(actor)) throw onlyAdminsRunIt()
  const [{ checks }, version, ranAt] = await Promise.all([readHealth(), deliveredVersion(), inTime(lastRunAt)])
  return { version, checks, ranAt: ranAt ?? null }
}
