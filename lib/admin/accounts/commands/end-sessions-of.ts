import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { recordAct } from '@/lib/audit/platform/record-act'
import { transaction } from '@/lib/platform/db'
import { noSuchAccount } from '@/lib/admin/accounts/refusals'
import type { ReasonedInput } from '@/lib/admin/schema'
import { endAllSessions } from '@/lib/members/steps/end-all-sessions'
import { plural } from '@/lib/shared/text'

export const endSessionsOf = (admin: AdminActor, { id, reason }: ReasonedInput) =>
  transaction(async (tx) => {
    const account = await tx.user.findFirst({ where: { id, deletedAt: null }, select: { email: true } })
    if (!account) throw noSuchAccount()
    const count = await endAllSessions(tx, id)
    const title = `Ended ${plural(count, 'session')} of ${account.email}`
    if (count > 0) await recordAct(tx, admin, { action: 'account.signed-out', objectId: id, title, reason })
    return { count }
  })
