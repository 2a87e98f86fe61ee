import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { noSuchAccount } from '@/lib/admin/accounts/refusals'
import type { ReasonedInput } from '@/lib/admin/schema'
import { recordAct } from '@/lib/audit/platform/record-act'
import { removeSecondFactor } from '@/lib/members/second-factor/steps/remove-second-factor'
import { transaction } from '@/lib/platform/db'

export const resetSecondFactorOf = (admin: AdminActor, { id, reason }: ReasonedInput) =>
  transaction(async (tx) => {
    const account = await tx.user.findFirst({ where: { id, deletedAt: null }, select: { email: true } })
    if (!account) throw noSuchAccount()
    if (!(await removeSecondFactor(tx, id))) return {}
    const title = `Reset two-step sign-in of ${account.email}`
    await recordAct(tx, admin, { action: 'account.two-step-reset', objectId: id, title, reason })
    return {}
  })
