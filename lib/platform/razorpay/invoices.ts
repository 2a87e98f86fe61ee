import 'server-only'
import { z } from 'zod'
import { cut } from '@/lib/shared/text'
import { askRazorpay, inSeconds, moment } from './ask-razorpay'

const invoice = z.object({
  id: z.string().regex(/^inv_\w{1,30}$/),
  order_id: z.string().nullish(),
  status: z.string().max(20),
  amount: z.number().int(),
  payment_id: z.string().nullish(),
  paid_at: moment,
  short_url: z
    .url({ protocol: /^https?$/ })
    .max(250)
    .nullish()
    .catch(null),
})

export type RemoteInvoice = z.output<typeof invoice>

const MOST = 100

const listInvoices = async (filter: { subscription_id: string } | { receipt: string }): Promise<RemoteInvoice[]> => {
  const { items } = await askRazorpay(z.object({ items: z.array(invoice) }), ({ invoices }) =>
    invoices.all({ ...filter, count: MOST }),
  )
  return items
}

export const listRemoteInvoices = (subscriptionId: string) => listInvoices({ subscription_id: subscriptionId })

/** The result of an earlier attempt under this receipt whose answer was lost. */
export const findRemoteInvoice = async (receipt: string) => (await listInvoices({ receipt }))[0] ?? null

type NewInvoice = {
  /** Our key, by which Razorpay finds the invoice. */
  receipt: string
  /** Paise. */
  amount: number
  sold: string
  /** The text on the invoice. */
  description: string
  payer: { name: string; email: string }
  expiresAt: Date
}

/** Paid in the checkout; Razorpay sends no mail. */
export const createRemoteInvoice = ({ receipt, amount, sold, description, payer, expiresAt }: NewInvoice) =>
  askRazorpay(invoice, ({ invoices }) =>
    invoices.create({
      type: 'invoice',
      receipt,
      description,
      currency: 'INR',
      sms_notify: 0,
      email_notify: 0,
      // Razorpay refuses names under three letters, and any other characters.
      customer: {
        name: payer.name
          .normalize('NFD')
          .replaceAll(/[^A-Za-z0-9.'() ]/g, '')
          .slice(0, 50)
          .padEnd(3, '.'),
        email: payer.email,
      },
      line_items: [{ name: sold.slice(0, 60), amount, currency: 'INR', quantity: 1 }],
      expire_by: inSeconds(expiresAt),
    }),
  )

const attempt = z.object({
  status: z.string(),
  amount: z.number().int(),
  created_at: moment,
  error_description: z.string().nullish(),
})

export type FailedAttempt = { failedAt: Date; failedAmount: number; failure: string }

/** The last failed payment of an invoice's order; null: none failed. */
export async function findFailedAttempt(orderId: string): Promise<FailedAttempt | null> {
  const { items } = await askRazorpay(z.object({ items: z.array(attempt) }), ({ orders }) =>
    orders.fetchPayments(orderId),
  )
  const failed = items.flatMap(({ status, amount, created_at: failedAt, error_description }) =>
    status === 'failed' && failedAt
      ? [{ failedAt, failedAmount: amount, failure: cut(error_description ?? '', 250) }]
      : [],
  )
  return failed.toSorted((one, other) => other.failedAt.getTime() - one.failedAt.getTime())[0] ?? null
}

export const fetchRemoteInvoice = (id: string) => askRazorpay(invoice, ({ invoices }) => invoices.fetch(id))

/** Refused for paid and ended ones. */
export const cancelRemoteInvoice = (id: string) => askRazorpay(invoice, ({ invoices }) => invoices.cancel(id))
