// Paying is a subscription at Razorpay, its state and its payments. Nothing counts before Razorpay has signed it, and
// nothing is created there twice.
import { z } from 'zod'
import { PlanType } from '@/lib/platform/generated/prisma/enums'
import { lineUpTo, textUpTo } from '@/lib/shared/text-schema'

const MOST_PEOPLE = 100_000

export const beginSubscriptionSchema = z.object({
  plan: z.enum(PlanType),
  people: z.number().int().min(1).max(MOST_PEOPLE),
  /** Paise a month as shown; refused if the price differs. */
  amount: z.number().int().min(1),
})
export type BeginSubscriptionInput = z.output<typeof beginSubscriptionSchema>

export const confirmPaymentSchema = z.object({
  id: z.uuid(),
  paymentId: z.string().regex(/^pay_\w{1,40}$/),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
})
export type ConfirmPaymentInput = z.output<typeof confirmPaymentSchema>

export const billedSchema = z.object({ id: z.uuid() })
export type BilledInput = z.output<typeof billedSchema>

/** Paise due today as shown; refused if the price differs. */
const dueToday = z.number().int().min(1)

export const beginAdditionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('people'), adding: z.number().int().min(1).max(MOST_PEOPLE), amount: dueToday }),
  z.object({ kind: z.literal('plan'), plan: z.enum(PlanType), amount: dueToday }),
])
export type BeginAdditionInput = z.output<typeof beginAdditionSchema>

export const scheduleChangeSchema = z.object({
  plan: z.enum(PlanType),
  people: z.number().int().min(1).max(MOST_PEOPLE),
  /** Paise a month as shown; refused if the price differs. */
  amount: z.number().int().min(1),
})
export type ScheduleChangeInput = z.output<typeof scheduleChangeSchema>

const entity = z.object({ entity: z.object({ id: z.string().optional(), subscription_id: z.string().nullish() }) })

const sentEvent = z.object({
  event: z.string().min(1).max(60),
  payload: z.object({ subscription: entity.optional(), invoice: entity.optional() }),
})

/** Only the stored fields; the state is queried. */
export const receivedEventSchema = z
  .object({ id: z.string().regex(/^[\w-]{1,64}$/), body: sentEvent })
  .transform(({ id, body: { event: kind, payload } }): ReceivedEvent => {
    const { subscription, invoice } = payload
    const razorpayId = subscription?.entity.id ?? invoice?.entity.subscription_id ?? invoice?.entity.id ?? null
    return { id, kind, razorpayId: razorpayId !== null && /^(sub|inv)_\w{1,30}$/.test(razorpayId) ? razorpayId : null }
  })

export type ReceivedEvent = { id: string; kind: string; razorpayId: string | null }

export const paymentsSchema = z.object({ after: z.string().max(100).optional().catch(undefined) })
export type PaymentsFilter = z.output<typeof paymentsSchema>

export const paymentsFileSchema = z.object({})

/** A GSTIN: 15 characters of state, account and check. */
const taxNumber = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^(\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d])?$/, 'A GSTIN has 15 characters, such as 29ABCDE1234F1Z5.')

export const editBillingDetailsSchema = z.object({
  name: lineUpTo(128, 'The name').min(1, 'Enter the company name.'),
  address: textUpTo(500, 'The address'),
  taxNumber,
})
export type EditBillingDetailsInput = z.output<typeof editBillingDetailsSchema>
