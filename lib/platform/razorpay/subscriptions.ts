import 'server-only'
import { z } from 'zod'
import { askRazorpay, inSeconds, moment } from './ask-razorpay'

const subscription = z.object({
  id: z.string().regex(/^sub_\w{1,30}$/),
  plan_id: z.string(),
  status: z.string().max(20),
  quantity: z.number().int(),
  current_start: moment,
  current_end: moment,
  charge_at: moment,
  auth_attempts: z.number().int().nullish().catch(null),
  ended_at: moment,
  notes: z.union([z.array(z.unknown()).transform(() => ({})), z.record(z.string(), z.string())]).catch({}),
})

export type RemoteSubscription = z.output<typeof subscription>

type NewPlan = { name: string; amount: number }

/** `amount` is paise a month; returns its id. */
export const createRemotePlan = async ({ name, amount }: NewPlan) => {
  const item = { name, amount, currency: 'INR' }
  const { id } = await askRazorpay(z.object({ id: z.string() }), ({ plans }) =>
    plans.create({ period: 'monthly', interval: 1, item }),
  )
  return id
}

type NewSubscription = { planId: string; quantity: number; note: string; expiresAt: Date; startsAt?: Date }

/** Razorpay requires a number of months; ten years is the longest card mandate. */
const MONTHS = 120

export const createRemoteSubscription = ({ planId, quantity, note, expiresAt, startsAt }: NewSubscription) =>
  askRazorpay(subscription, ({ subscriptions }) =>
    subscriptions.create({
      plan_id: planId,
      quantity,
      total_count: MONTHS,
      customer_notify: 0,
      expire_by: inSeconds(expiresAt),
      ...(startsAt ? { start_at: inSeconds(startsAt) } : {}),
      notes: { rapport: note },
    }),
  )

const SEARCHED = 100

/** The result of an earlier attempt under this note whose answer was lost. */
export async function findRemoteSubscription({ planId, note, from }: { planId: string; note: string; from: Date }) {
  const { items } = await askRazorpay(z.object({ items: z.array(subscription) }), ({ subscriptions }) =>
    subscriptions.all({ plan_id: planId, from: inSeconds(from) - 60, count: SEARCHED }),
  )
  return items.find(({ notes }) => 'rapport' in notes && notes.rapport === note) ?? null
}

export const fetchRemoteSubscription = (id: string) =>
  askRazorpay(subscription, ({ subscriptions }) => subscriptions.fetch(id))

/** Cancels it immediately or at the end of the paid period, for good. */
export const cancelRemoteSubscription = (id: string, when: { atPeriodEnd: boolean }) =>
  // The library reads anything but a boolean as the end of the period, even an object of false.
  askRazorpay(subscription, ({ subscriptions }) => subscriptions.cancel(id, when.atPeriodEnd))

type NextPeriod = { planId?: string; quantity?: number }

/** Changes plan or quantity from the next payment on. Refused for UPI and for cards that cannot be changed. */
export const scheduleRemoteChange = (id: string, { planId, quantity }: NextPeriod) =>
  askRazorpay(subscription, ({ subscriptions }) =>
    subscriptions.update(id, {
      ...(planId === undefined ? {} : { plan_id: planId }),
      ...(quantity === undefined ? {} : { quantity }),
      schedule_change_at: 'cycle_end',
      customer_notify: 0,
    }),
  )

export const cancelRemoteChange = (id: string) =>
  askRazorpay(subscription, ({ subscriptions }) => subscriptions.cancelScheduledChanges(id))
