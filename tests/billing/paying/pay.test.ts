import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { payForMore, payWaiting, planChange } from '@/components/billing/paying/change-calls'
import { pay } from '@/components/billing/paying/pay'
import * as focus from '@/components/ui/focus-layer'
import { receiveToasts } from '@/components/ui/overlay/toast'
import * as actions from '@/lib/billing/paying/actions'
import { confirmPayment } from '@/lib/billing/paying/commands/confirm-payment'
import { confirmPaymentSchema } from '@/lib/billing/paying/schema'
import { randomId } from '@/lib/shared/randomness'
import { aPayingWorkspace } from './the-razorpay'

beforeEach(() => void vi.spyOn(focus, 'focusPage').mockReturnValue())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

type Options = { handler: (answer: object) => void; modal: { ondismiss: () => void } }

/** The toasts after somebody has gone through the checkout with another card, which Razorpay answers so; null: closed it. */
async function toastsAfter(answer: object | null, call: { id: string; razorpayId: string }) {
  class Checkout {
    constructor(private readonly options: Options) {}
    open() {
      if (answer === null) this.options.modal.ondismiss()
      else this.options.handler(answer)
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

test('a checkout that was replaced meanwhile says so', async () => {
  vi.spyOn(actions, 'confirmPaymentAction').mockResolvedValue({ data: { status: 'CANCELED' } })
  const answer = { razorpay_payment_id: 'pay_1', razorpay_signature: 'signed' }
  const [[type, title] = []] = await toastsAfter(answer, { id: randomId(), razorpayId: 'sub_1' })
  expect([type, title]).toEqual(['error', expect.stringContaining('contact support')])
})

test('the focus returns to the page from a checkout that was paid or closed', async () => {
  vi.spyOn(actions, 'confirmPaymentAction').mockResolvedValue({ data: { status: 'ACTIVE' } })
  const call = { id: randomId(), razorpayId: 'sub_1' }
  expect(await toastsAfter(null, call)).toEqual([['info', 'Nothing was paid.']])
  expect(focus.focusPage).toHaveBeenCalledTimes(1)
  await toastsAfter({ razorpay_payment_id: 'pay_1', razorpay_signature: 'signed' }, call)
  expect(focus.focusPage).toHaveBeenCalledTimes(2)
})

test('a refusal shows the page as it is by now, because another Admin may have changed it', async () => {
  const error = { code: 'not-found', message: 'This invoice no longer exists.', fields: {} } as const
  for (const act of ['payAdditionAction', 'beginAdditionAction', 'scheduleChangeAction'] as const)
    vi.spyOn(actions, act).mockResolvedValue({ serverError: error })
  const toasts: string[] = []
  const stop = receiveToasts(({ title }) => void toasts.push(String(title)))
  const refresh = vi.fn()
  const payment = { checkout: { keyId: 'key', scriptUrl: '' }, payer: { name: '', email: '' }, description: 'Pro' }
  const around = { done: 'Paid.', close: () => undefined, refresh }
  await payWaiting(randomId(), payment, around)
  await payForMore({ kind: 'people', adding: 1, amount: 1 }, payment, around)
  await planChange({ plan: 'PRO', people: 1, amount: 1 }, around)
  stop()
  expect(toasts).toEqual(Array(3).fill('This invoice no longer exists.'))
  expect(refresh).toHaveBeenCalledTimes(3)
})
