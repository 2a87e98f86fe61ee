import { z } from 'zod'

// What Razorpay takes, and nothing else.

const note = z.record(z.string().max(256), z.string().max(512))

export const planBody = z.strictObject({
  period: z.literal('monthly'),
  interval: z.literal(1),
  item: z.strictObject({ name: z.string().min(1), amount: z.number().int().min(100), currency: z.literal('INR') }),
})

export const subscriptionBody = z.strictObject({
  plan_id: z.string(),
  total_count: z.number().int().positive(),
  quantity: z.number().int().positive(),
  customer_notify: z.literal(0),
  expire_by: z.number().int(),
  start_at: z.number().int().optional(),
  notes: note,
})

export const changeBody = z.strictObject({
  plan_id: z.string().optional(),
  quantity: z.number().int().positive().optional(),
  schedule_change_at: z.literal('cycle_end'),
  customer_notify: z.literal(0),
})

export const invoiceBody = z.strictObject({
  type: z.literal('invoice'),
  receipt: z.string().min(1).max(40),
  description: z.string().min(1).max(2048),
  currency: z.literal('INR'),
  sms_notify: z.literal(0),
  email_notify: z.literal(0),
  customer: z.strictObject({
    name: z.string().regex(/^[A-Za-z0-9.'() ]{3,50}$/),
    email: z.email().max(64).optional(),
  }),
  line_items: z.tuple([
    z.strictObject({
      name: z.string().min(1),
      amount: z.number().int().min(100),
      currency: z.literal('INR'),
      quantity: z.literal(1),
    }),
  ]),
  expire_by: z.number().int(),
})

export const page = { count: z.string(), skip: z.string(), from: z.string().optional(), to: z.string().optional() }
