import 'server-only'
import type { OperatorActor } from '@/lib/access/operator'
import { now } from '@/lib/platform/clock'
import { db, onUniqueViolation } from '@/lib/platform/db'
import { addressHasAccount } from '@/lib/members/admission/refusals'
import type { AppointSuperAdminInput } from '@/lib/members/admission/schema'

/**
 * Makes the account of a super admin, who then asks for a link to choose a password. It is always an account of its own:
 * whoever looks after the platform reads no workspace, so no place in one may come with it.
 */
export const appointSuperAdmin = (_operator: OperatorActor, person: AppointSuperAdminInput): Promise<{ id: string }> =>
  onUniqueViolation(
    db.user.create({ data: { ...person, isSuperAdmin: true, createdAt: now() }, select: { id: true } }),
    addressHasAccount,
  )
