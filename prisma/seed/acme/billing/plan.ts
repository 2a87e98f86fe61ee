import { editBillingDetails } from '@/lib/billing/paying/commands/edit-billing-details'
import { getPaying } from '@/lib/billing/paying/queries/get-paying'
import { daysFrom } from '@/lib/platform/clock'
import type { Stage } from '@/prisma/seed/stage/stage'
import { atTill, isTillThere, nextPaymentAt, type Paid } from '@/prisma/seed/stage/till'

const details = { name: 'Acme Ltd', address: '12 Residency Road\n560025 Bengaluru', taxNumber: '29ABCDE1234F1Z5' }

/** Acme pays for its people each month, as it has from the beginning. */
export async function planBilling({ calendar, timeline, cast }: Stage) {
  if (!isTillThere()) return
  const actor = await cast.actor('amara')
  timeline.on(daysFrom(calendar.present, -181), () => editBillingDetails(actor, details))
  const { subscription } = await getPaying(actor)
  if (subscription) await planNext({ calendar, timeline }, actor, subscription)
}

async function planNext(stage: Pick<Stage, 'calendar' | 'timeline'>, actor: Parameters<typeof atTill>[0], paid: Paid) {
  const at = await nextPaymentAt(actor)
  if (at > stage.calendar.present) return
  stage.timeline.on(at, async () => {
    await atTill(actor, paid, 'turn')
    await planNext(stage, actor, paid)
  })
}
