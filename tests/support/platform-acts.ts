import type { AdminActor } from '@/lib/access/admin'
import { listPlatformActs } from '@/lib/audit/platform/queries'

/** What super admins did to one thing, the newest first: the act and its reason. */
export async function actsOn(admin: AdminActor, about: string) {
  const { rows } = await listPlatformActs(admin, { kind: 'all', about })
  return rows.map(({ action, reason }) => [action, reason])
}
