import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { confirmPayment } from '@/lib/billing/paying/commands/confirm-payment'
import type { ConfirmPaymentInput } from '@/lib/billing/paying/schema'
import { aPayingWorkspace } from './the-razorpay'

let payer: Actor | undefined

beforeAll(() => {
  vi.resetModules()
  vi.doMock('@/lib/billing/paying/actions', () => ({
    confirmPaymentAction: async (input: ConfirmPaymentInput) => {
      if (!payer) throw new Error('Nobody pays.')
      return { data: await confirmPayment(payer, input) }
    },
  }))
})

afterAll(() => {
  vi.doUnmock('@/lib/billing/paying/actions')
  vi.unstubAllGlobals()
  vi.resetModules()
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
  const { pay } = await import('@/components/billing/paying/pay')
  const { receiveToasts } = await import('@/components/ui/overlay/toast')
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
  payer = admin
  books.failCharge(remote, 'halted')
  await paying.sync()
  const answer = books.pay(remote)
  Object.assign(remote, { status: 'halted' })
  expect(await toastsAfter(answer, paying)).toEqual([['info', 'Your payment is being confirmed. Don’t pay twice.']])
  Object.assign(remote, { status: 'active' })
  expect(await toastsAfter(answer, paying)).toEqual([['success', 'Your workspace is on Pro.']])
})
