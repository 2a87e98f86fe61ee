import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { noSuchAccount, resetAtConsole } from '@/lib/admin/accounts/refusals'
import type { ReasonedInput } from '@/lib/admin/schema'
import { recordAct } from '@/lib/audit/platform/record-act'
import { removeSecondFactor } from '@/lib/members/second-factor/steps/remove-second-factor'
import { transaction } from '@/lib/platform/db'

/** Resets a lost second factor; a super admin's is reset at the console. */
export const resetSecondFactorOf = (admin: AdminActor, { id, reason }: ReasonedInput) =>
  transaction(async (tx) => {
    const where = { id, deletedAt: null }
    const account = await tx.user.findFirst({ where, select: { email: true, isSuperAdmin: true } })
    if (!account) throw noSuchAccount()
    if (account.isSuperAdmin) throw resetAtConsole()
    if (!(await removeSecondFactor(tx, id))) return {}
    const title = `Reset two-step sign-in of ${account.email}`
    await recordAct(tx, admin, { action: 'account.two-step-reset', objectId: id, title, reason })
    return {}
  })
