import { createHmac } from 'node:crypto'
import { providerSettings } from '@/tests/support/providers/settings'

const { RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = providerSettings('')

export const signed = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')

export type Plan = { id: string; name: string; amount: number }
type Attempt = { status: 'failed'; amount: number; created_at: number; error_description: string | null }
export type Invoice = {
  id: string
  subscription_id: string | null
  order_id: string
  receipt: string | null
  status: 'issued' | 'paid' | 'cancelled' | 'expired'
  expire_by: number | null
  amount: number
  payment_id: string | null
  paid_at: number | null
  short_url: string
  description: string
  customer_details: { name: string; email?: string | undefined } | null
}
export type Subscription = {
  id: string
  plan_id: string
  status: 'created' | 'authenticated' | 'active' | 'pending' | 'halted' | 'cancelled' | 'expired'
  quantity: number
  start_at: number | null
  current_start: number | null
  current_end: number | null
  charge_at: number | null
  /** How often the payment of the present period was tried in vain. */
  auth_attempts: number
  ended_at: number | null
  created_at: number
  notes: Record<string, string>
  endsWithPeriod: boolean
  /** What changes with the next period. */
  scheduled: { plan_id?: string; quantity?: number } | null
  has_scheduled_changes: boolean
  /** UPI and some cards: Razorpay cannot change it. */
  isFixed: boolean
}
export type Event = { id: string; body: string; signature: string }

/** The same day of the next months after a beginning, or the last of a month that is shorter. */
function monthsAfter(start: number, months: number) {
  const first = new Date(start * 1000)
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months + 1, 0)).getUTCDate()
  const at = new Date(first)
  at.setUTCMonth(first.getUTCMonth() + months, Math.min(first.getUTCDate(), last))
  return at.getTime() / 1000
}

let made = 0
const id = (kind: string) =>
  `${kind}_${Date.now().toString(36)}${(made += 1).toString(36)}`.padEnd(kind.length + 15, '0')

export const DECLINED = 'Your payment was declined by your bank.'

/** The books of Razorpay: what was made there, what was paid, and the events that it tells of. */
export function razorpayBooks({ deliver }: { deliver?: (event: Event) => void } = {}) {
  const plans = new Map<string, Plan>()
  const subscriptions = new Map<string, Subscription>()
  const invoices: Invoice[] = []
  const events: Event[] = []
  /** Payments that failed, by order. */
  const attempts = new Map<string, Attempt[]>()
  const starts = new Map<string, { start: number; months: number }>()
  const settings = { now: () => new Date(), url: '' }
  const seconds = () => Math.floor(settings.now().getTime() / 1000)

  function tell(kind: string, subscription?: Subscription, invoice?: Invoice) {
    const payload = {
      ...(subscription ? { subscription: { entity: subscription } } : {}),
      ...(invoice ? { invoice: { entity: invoice } } : {}),
    }
    const body = JSON.stringify({ entity: 'event', event: kind, contains: Object.keys(payload), payload })
    const event = { id: id('evt'), body, signature: signed(webhookSecret, body) }
    events.push(event)
    deliver?.(event)
  }

  const amountOf = ({ plan_id, quantity }: Subscription) => (plans.get(plan_id)?.amount ?? 0) * quantity

  function openInvoice(subscription: Subscription) {
    const open = invoices.find(
      ({ subscription_id, status }) => subscription_id === subscription.id && status === 'issued',
    )
    if (open) return open
    const amount = amountOf(subscription)
    return addInvoice({ subscription_id: subscription.id, amount, description: 'Rapport' })
  }

  function addInvoice(given: Pick<Invoice, 'amount' | 'description'> & Partial<Invoice>) {
    const made: Invoice = {
      id: id('inv'),
      order_id: id('order'),
      subscription_id: null,
      receipt: null,
      status: 'issued',
      payment_id: null,
      paid_at: null,
      expire_by: null,
      customer_details: null,
      short_url: `${settings.url}/razorpay/invoice`,
      ...given,
    }
    invoices.unshift(made)
    return made
  }

  const periodOf = (start: number, months: number) => ({
    current_start: monthsAfter(start, months - 1),
    current_end: monthsAfter(start, months),
  })

  /** Takes the payment of a period: the first one begins the subscription, and one that failed is made up for. */
  function charge(subscription: Subscription) {
    const invoice = openInvoice(subscription)
    const began = starts.get(subscription.id) ?? { start: seconds(), months: 0 }
    const months = began.months + 1
    starts.set(subscription.id, { ...began, months })
    Object.assign(invoice, { status: 'paid', payment_id: id('pay'), paid_at: seconds() })
    const period = periodOf(began.start, months)
    Object.assign(subscription, { ...period, status: 'active', charge_at: period.current_end, auth_attempts: 0 })
    if (months === 1) tell('subscription.activated', subscription)
    tell('subscription.charged', subscription, invoice)
    tell('invoice.paid', subscription, invoice)
    return invoice
  }

  /** The card says no: a first time, to be tried again in a day, and after three days for good. The period begins unpaid. */
  function failCharge(subscription: Subscription, status: 'pending' | 'halted' = 'pending') {
    const { amount, order_id } = openInvoice(subscription)
    const attempt: Attempt = { status: 'failed', amount, created_at: seconds(), error_description: DECLINED }
    attempts.set(order_id, [...(attempts.get(order_id) ?? []), attempt])
    const { start, months } = starts.get(subscription.id) ?? { start: seconds(), months: 0 }
    const period = periodOf(start, months + 1)
    const charge_at = status === 'pending' ? seconds() + 86_400 : period.current_end
    Object.assign(subscription, { ...period, status, charge_at, auth_attempts: subscription.auth_attempts + 1 })
    tell(`subscription.${status}`, subscription)
  }

  function end(subscription: Subscription) {
    Object.assign(subscription, { status: 'cancelled', ended_at: seconds(), charge_at: null })
    tell('subscription.cancelled', subscription)
  }

  /** What was scheduled is so with the next payment. */
  function changeNow(subscription: Subscription) {
    Object.assign(subscription, { ...subscription.scheduled, scheduled: null, has_scheduled_changes: false })
  }

  /** The present period is over: it ends if that was asked for, or the next one is charged. */
  function turnPeriod(subscription: Subscription) {
    if (subscription.endsWithPeriod) return end(subscription)
    changeNow(subscription)
    charge(subscription)
  }

  /** Somebody pays an invoice of its own in the checkout; the answer is what the browser is told. */
  function payInvoice(invoice: Invoice) {
    Object.assign(invoice, { status: 'paid', payment_id: id('pay'), paid_at: seconds() })
    tell('invoice.paid', undefined, invoice)
    const payment = invoice.payment_id ?? ''
    return {
      razorpay_payment_id: payment,
      razorpay_order_id: invoice.order_id,
      razorpay_signature: signed(keySecret, `${invoice.order_id}|${payment}`),
    }
  }

  /** Somebody pays in the checkout; the answer is what the browser is told. */
  function pay(subscription: Subscription) {
    const { payment_id } = charge(subscription)
    const signature = signed(keySecret, `${payment_id}|${subscription.id}`)
    return {
      razorpay_payment_id: payment_id ?? '',
      razorpay_subscription_id: subscription.id,
      razorpay_signature: signature,
    }
  }

  function addPlan(plan: Omit<Plan, 'id'>) {
    const added = { id: id('plan'), ...plan }
    plans.set(added.id, added)
    return added
  }

  function addSubscription(given: Pick<Subscription, 'plan_id' | 'quantity' | 'notes'> & { start_at?: number }) {
    const added: Subscription = {
      id: id('sub'),
      status: 'created',
      current_start: null,
      current_end: null,
      charge_at: null,
      auth_attempts: 0,
      ended_at: null,
      scheduled: null,
      has_scheduled_changes: false,
      isFixed: false,
      created_at: seconds(),
      endsWithPeriod: false,
      ...given,
      start_at: given.start_at ?? null,
    }
    subscriptions.set(added.id, added)
    return added
  }

  return {
    plans,
    subscriptions,
    invoices,
    events,
    attempts,
    starts,
    settings,
    amountOf,
    addPlan,
    addSubscription,
    addInvoice,
    charge,
    failCharge,
    end,
    turnPeriod,
    pay,
    payInvoice,
  }
}

export type RazorpayBooks = ReturnType<typeof razorpayBooks>
