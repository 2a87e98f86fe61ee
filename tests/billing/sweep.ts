import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { signed } from '@/tests/support/providers/razorpay/razorpay-books'
import { providerSettings } from '@/tests/support/providers/settings'
import { unique } from '@/tests/factories/workspaces'
import type { Sweep, SweptWorld } from '@/tests/factories/sweep/world'

const { RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = providerSettings('')

const told = JSON.stringify({ event: 'subscription.charged', payload: {} })

/** What waits for a payment: its invoice is of another account, so that Razorpay is asked and knows nothing of it. */
async function anAddition({ workspace, subscriptionId }: SweptWorld) {
  const { planId } = await db.subscription.findUniqueOrThrow({ where: { id: subscriptionId } })
  await db.upcomingInvoice.deleteMany({ where: { subscriptionId } })
  const larger = { kind: 'ADDITION', planId, quantity: 6, amountAfter: 119_400 } as const
  const data = { ...larger, amount: 19_900, description: '1 more person on Pro', dueAt: now(), createdAt: now() }
  const razorpayInvoiceId = unique('inv').replaceAll('-', '_')
  const owner = { workspaceId: workspace.id, subscriptionId }
  return db.upcomingInvoice.create({ data: { ...data, ...owner, razorpayInvoiceId }, select: { id: true } })
}

/** What needs Razorpay, whose stand-in knows only what a test has made there. */
const byItself = 'its own test presses it twice, with Razorpay at hand'

export const sweep: Sweep = {
  inputs: {
    beginAdditionAction: () => ({ kind: 'people', adding: 1, amount: 1 }),
    cancelAdditionAction: ({ subscriptionId: id }) => ({ id }),
    confirmAdditionAction: ({ subscriptionId: id }) => ({
      id,
      paymentId: 'pay_00000000000001',
      signature: 'f'.repeat(64),
    }),
    payAdditionAction: ({ subscriptionId: id }) => ({ id }),
    scheduleChangeAction: () => ({ plan: 'PRO', people: 1, amount: 1 }),
    takeBackChangeAction: ({ subscriptionId: id }) => ({ id }),
    beginSubscriptionAction: () => ({ plan: 'PRO', people: 100, amount: 1 }),
    confirmPaymentAction: ({ subscriptionId: id }) => ({
      id,
      paymentId: 'pay_00000000000001',
      signature: 'f'.repeat(64),
    }),
    editBillingDetailsAction: () => ({ name: 'Taken over', address: '', taxNumber: '' }),
    endSubscriptionAction: ({ subscriptionId: id }) => ({ id }),
    keepSubscriptionAction: ({ subscriptionId: id }) => ({ id }),
  },
  calls: {
    'GET /api/payments': () => ({ line: 'GET /api/payments' }),
    'POST /api/webhooks/razorpay': () => ({
      line: 'POST /api/webhooks/razorpay',
      body: told,
      headers: { 'x-razorpay-event-id': unique('evt'), 'x-razorpay-signature': signed(webhookSecret, told) },
    }),
  },
  rightful: {
    cancelAdditionAction: anAddition,
    payAdditionAction: anAddition,
    confirmAdditionAction: async (world) => ({
      ...(await anAddition(world)),
      paymentId: 'pay_00000000000001',
      signature: 'f'.repeat(64),
    }),
    confirmPaymentAction: async ({ subscriptionId: id }) => {
      const { razorpayId } = await db.subscription.findUniqueOrThrow({ where: { id } })
      const paymentId = 'pay_00000000000001'
      return { id, paymentId, signature: signed(keySecret, `${paymentId}|${razorpayId}`) }
    },
    'POST /api/webhooks/razorpay': () => ({ id: unique('evt'), body: { event: 'subscription.charged', payload: {} } }),
  },
  unpressed: {
    beginSubscriptionAction: byItself,
    confirmPaymentAction: byItself,
    endSubscriptionAction: byItself,
    keepSubscriptionAction: byItself,
    beginAdditionAction: byItself,
    payAdditionAction: byItself,
    confirmAdditionAction: byItself,
    cancelAdditionAction: byItself,
    scheduleChangeAction: byItself,
    takeBackChangeAction: byItself,
  },
}
