import { afterEach, expect, test, vi } from 'vitest'
import { pay } from '@/components/billing/paying/pay'
import { receiveToasts } from '@/components/ui/overlay/toast'
import * as actions from '@/lib/billing/paying/actions'
import { confirmPayment } from '@/lib/billing/paying/commands/confirm-payment'
import { confirmPaymentSchema } from '@/lib/billing/paying/schema'
import { aPayingWorkspace } from './the-razorpay'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

type Options = { handler: (answer: object) => void }

/** The toasts after somebody has gone through the checkout with another card, which Razorpay answers so. */
async function toastsAfter(answer: object, call: { id: string; razorpayId: string }) {
  class Checkout {
    constructor(private readonly options: Options) {}
    open() {
      this.options.handler(answer)
    }
  }
  vi.stubGlobal('window', { Razorpay: Checkout })
  const toasts: (string | undefined)[][] = []
  const stop = receiveToasts(({ type, title }) => void toasts.push([type, title]))
  await pay(
    call.id,
    {
      checkout: { keyId: 'key', scriptUrl: '' },
      paid: { subscription_id: call.razorpayId },
      description: 'Pro',
      payer: { name: 'Priya Nair', email: 'priya@acme.example' },
      isCardChange: true,
    },
    'Your workspace is on Pro.',
  )
  stop()
  return toasts
}

test('a card change is a success once Razorpay has charged the new card', async () => {
  const paying = await aPayingWorkspace()
  const { books, remote, admin } = paying
  vi.spyOn(actions, 'confirmPaymentAction').mockImplementation(async (...[sent]) => ({
    data: await confirmPayment(admin, confirmPaymentSchema.parse(sent)),
  }))
  books.failCharge(remote, 'halted')
  await paying.sync()
  const answer = books.pay(remote)
  Object.assign(remote, { status: 'halted' })
  expect(await toastsAfter(answer, paying)).toEqual([['info', 'Your payment is being confirmed. Don’t pay twice.']])
  Object.assign(remote, { status: 'active' })
  expect(await toastsAfter(answer, paying)).toEqual([['success', 'Your workspace is on Pro.']])
})
