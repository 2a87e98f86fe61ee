import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { recordAct } from '@/lib/audit/platform/record-act'
import { transaction } from '@/lib/platform/db'
import { noSuchAccount } from '@/lib/admin/accounts/refusals'
import type { ReasonedInput } from '@/lib/admin/schema'
import { forgetBouncedAddress } from '@/lib/notifications/steps/forget-bounced-address'

/** Clears a bounce, so mails go there again without a warning. */
export const forgetBounce = (admin: AdminActor, { id, reason }: ReasonedInput) =>
  transaction(async (tx) => {
    const account = await tx.user.findFirst({ where: { id, deletedAt: null }, select: { email: true } })
    if (!account) throw noSuchAccount()
    if (!(await forgetBouncedAddress(tx, account.email))) return {}
    const title = `Marked ${account.email} as reachable`
    await recordAct(tx, admin, { action: 'account.marked-reachable', objectId: id, title, reason })
    return {}
  })
