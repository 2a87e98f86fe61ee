import { randomUUID } from 'node:crypto'
import { aPaidSubscription } from '@/tests/factories/subscriptions'
import type { Sweep } from '@/tests/factories/sweep/world'

export const sweep: Sweep = {
  inputs: {
    beginSubscriptionAction: () => ({ plan: 'PRO', people: 1, amount: 1 }),
    confirmPaymentAction: async ({ workspace }) => ({
      ...{ id: await aPaidSubscription(workspace), paymentId: 'pay_00000000000001', signature: 'f'.repeat(64) },
    }),
    endSubscriptionAction: async ({ workspace }) => ({ id: await aPaidSubscription(workspace) }),
    keepSubscriptionAction: async ({ workspace }) => ({ id: await aPaidSubscription(workspace) }),
  },
  calls: {
    'POST /api/webhooks/razorpay': () => ({ line: 'POST /api/webhooks/razorpay' }),
  },
}
void randomUUID
