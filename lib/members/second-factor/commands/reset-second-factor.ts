import 'server-only'
import type { OperatorActor } from '@/lib/access/operator'
import { recordAct } from '@/lib/audit/platform/record-act'
import { noSuperAdmin, notOn } from '@/lib/members/second-factor/refusals'
import type { ResetSecondFactorInput } from '@/lib/members/second-factor/schema'
import { removeSecondFactor } from '@/lib/members/second-factor/steps/remove-second-factor'
import { transaction } from '@/lib/platform/db'

/** Resets a super admin's lost second factor at the console; others are reset on /admin. */
export const resetSecondFactor = (operator: OperatorActor, { email }: ResetSecondFactorInput): Promise<object> =>
  transaction(async (tx) => {
    const person = await tx.user.findFirst({ where: { email, isSuperAdmin: true }, select: { id: true } })
    if (!person) throw noSuperAdmin()
    if (!(await removeSecondFactor(tx, person.id))) throw notOn()
    const title = `Reset two-step sign-in of ${email}`
    await recordAct(tx, operator, { action: 'account.two-step-reset', objectId: person.id, title })
    return {}
  })
