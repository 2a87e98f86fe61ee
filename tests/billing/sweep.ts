import { unique } from '@/tests/factories/workspaces'
import type { Sweep } from '@/tests/factories/sweep/world'

/** What needs Razorpay, whose stand-in knows only what a test has made there. */
const byItself = 'its own test presses it twice, with Razorpay at hand'

export const sweep: Sweep = {
  inputs: {
    beginAdditionAction: () => ({ kind: 'people', adding: 1, amount: 1 }),
    cancelAdditionAction: ({ subscriptionId: id }) => ({ id }),
    confirmAdditionAction: ({ subscriptionId: id }) => ({
      ...{ id, paymentId: 'pay_00000000000001', signature: 'f'.repeat(64) },
    }),
    payAdditionAction: ({ subscriptionId: id }) => ({ id }),
    scheduleChangeAction: () => ({ plan: 'PRO', people: 1, amount: 1 }),
    takeBackChangeAction: ({ subscriptionId: id }) => ({ id }),
    beginSubscriptionAction: () => ({ plan: 'PRO', people: 100, amount: 1 }),
    confirmPaymentAction: ({ subscriptionId: id }) => ({
      ...{ id, paymentId: 'pay_00000000000001', signature: 'f'.repeat(64) },
    }),
    editBillingDetailsAction: () => ({ name: 'Taken over', address: '', taxNumber: '' }),
    endSubscriptionAction: ({ subscriptionId: id }) => ({ id }),
    keepSubscriptionAction: ({ subscriptionId: id }) => ({ id }),
  },
  calls: {
    'GET /api/payments': () => ({ line: 'GET /api/payments' }),
    'POST /api/webhooks/razorpay': () => ({ line: 'POST /api/webhooks/razorpay', body: '{}' }),
  },
  rightful: {
    'POST /api/webhooks/razorpay': () => ({
      ...{ id: unique('evt'), body: { event: 'subscription.charged', payload: {} } },
    }),
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
