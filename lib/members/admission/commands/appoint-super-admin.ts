import 'server-only'
import type { OperatorActor } from '@/lib/access/operator'
import { now } from '@/lib/platform/clock'
import { db, onUniqueViolation } from '@/lib/platform/db'
import { addressHasAccount } from '@/lib/members/admission/refusals'
import type { AppointSuperAdminInput } from '@/lib/members/admission/schema'

/**
 * Creates a super admin, who then requests a link to choose a password. It is always a separate account, because super
 * admins read no workspace and so have no membership.
 */
export const appointSuperAdmin = (_operator: OperatorActor, person: AppointSuperAdminInput): Promise<{ id: string }> =>
  onUniqueViolation(
    db.user.create({ data: { ...person, isSuperAdmin: true, createdAt: now() }, select: { id: true } }),
    addressHasAccount,
  )
