import { z } from 'zod'
import { changeBody, invoiceBody, page, planBody, subscriptionBody } from './razorpay-bodies'
import { razorpayBooks, type RazorpayBooks, type Event, type Invoice, type Subscription } from './razorpay-books'
import { checkoutPage, checkoutScript } from './razorpay-checkout'
import { providerSettings } from '@/tests/support/providers/settings'
import type { Answer, Asked, Route } from '@/tests/support/providers/stand-in'

const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = providerSettings('')

const badRequest = (description: string): Answer => ({
  status: 400,
  json: { error: { code: 'BAD_REQUEST_ERROR', description } },
})

const GONE = 'The id provided does not exist'
const over = ['cancelled', 'expired']

const money = (paise: number) => `₹${(paise / 100).toFixed(2)}`

/**
 * Razorpay's plans, subscriptions, invoices and checkout. `books` holds what was made and can turn periods; events go to
 * `deliver` as they happen.
 */
export function razorpayRoutes({ deliver }: { deliver?: (event: Event) => void } = {}) {
  const books = razorpayBooks({ deliver })
  const { plans, subscriptions, invoices } = books
  const isOurs = ({ headers }: Asked) =>
    headers.authorization === `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`

  const api = (route: Route): Route => ({
    ...route,
    answer: (asked) =>
      isOurs(asked)
        ? route.answer(asked)
        : { status: 401, json: { error: { code: 'BAD_REQUEST_ERROR', description: '' } } },
  })

  const ofSubscription = (work: (subscription: Subscription, asked: Asked) => Answer) => (asked: Asked) => {
    const found = subscriptions.get(asked.params['id'] ?? '')
    return found ? work(found, asked) : badRequest(GONE)
  }

  function cancel(subscription: Subscription, { body }: Asked): Answer {
    if (over.includes(subscription.status))
      return badRequest(`Subscription is not cancellable in ${subscription.status} status.`)
    if (Object(body).cancel_at_cycle_end === 1) subscription.endsWithPeriod = true
    else books.end(subscription)
    return { json: subscription }
  }

  function change(subscription: Subscription, { body }: Asked): Answer {
    const { plan_id, quantity } = changeBody.parse(body)
    if (subscription.isFixed) return badRequest('subscriptions cannot be updated when payment mode is UPI')
    if (!['authenticated', 'active'].includes(subscription.status))
      return badRequest("Can't update Subscription when Subscription is not in Authenticated or Active state")
    if (plan_id !== undefined && !plans.has(plan_id)) return badRequest(GONE)
    const scheduled = { ...(plan_id === undefined ? {} : { plan_id }), ...(quantity === undefined ? {} : { quantity }) }
    return { json: Object.assign(subscription, { scheduled, has_scheduled_changes: true }) }
  }

  function takeBack(subscription: Subscription): Answer {
    if (!subscription.has_scheduled_changes) return badRequest('No scheduled changes found for this subscription')
    return { json: Object.assign(subscription, { scheduled: null, has_scheduled_changes: false }) }
  }

  const ofInvoice = (work: (invoice: Invoice) => Answer) => (asked: Asked) => {
    const found = invoices.find(({ id }) => id === asked.params['id'])
    return found ? work(found) : badRequest(GONE)
  }

  const routes: Route[] = [
    api({
      method: 'POST',
      path: '/v1/plans',
      body: planBody,
      answer: ({ body }) => {
        const { item } = planBody.parse(body)
        return { json: { ...books.addPlan(item), entity: 'plan' } }
      },
    }),
    api({
      method: 'POST',
      path: '/v1/subscriptions',
      body: subscriptionBody,
      answer: ({ body }) => {
        const asked = subscriptionBody.parse(body)
        return plans.has(asked.plan_id) ? { json: books.addSubscription(asked) } : badRequest(GONE)
      },
    }),
    api({
      method: 'GET',
      path: '/v1/subscriptions',
      query: z.strictObject({ ...page, plan_id: z.string() }),
      answer: ({ query }) => ({
        json: { items: [...subscriptions.values()].filter(({ plan_id }) => plan_id === query['plan_id']) },
      }),
    }),
    api({
      method: 'GET',
      path: '/v1/subscriptions/:id',
      answer: ofSubscription((subscription) => ({ json: subscription })),
    }),
    api({
      method: 'POST',
      path: '/v1/subscriptions/:id/cancel',
      body: z.union([z.strictObject({ cancel_at_cycle_end: z.literal(1) }), z.strictObject({})]).optional(),
      answer: ofSubscription(cancel),
    }),
    api({ method: 'PATCH', path: '/v1/subscriptions/:id', body: changeBody, answer: ofSubscription(change) }),
    api({
      method: 'POST',
      path: '/v1/subscriptions/:id/cancel_scheduled_changes',
      answer: ofSubscription(takeBack),
    }),
    api({
      method: 'GET',
      path: '/v1/orders/:id/payments',
      answer: ({ params }) => ({ json: { items: books.attempts.get(params['id'] ?? '') ?? [] } }),
    }),
    api({
      method: 'GET',
      path: '/v1/invoices',
      query: z.union([
        z.strictObject({ ...page, subscription_id: z.string() }),
        z.strictObject({ ...page, receipt: z.string() }),
      ]),
      answer: ({ query }) => ({
        json: {
          items: invoices.filter(({ subscription_id, receipt }) =>
            query['receipt'] ? receipt === query['receipt'] : subscription_id === query['subscription_id'],
          ),
        },
      }),
    }),
    api({
      method: 'POST',
      path: '/v1/invoices',
      body: invoiceBody,
      answer: ({ body }) => {
        const { customer: customer_details, receipt, description, expire_by, line_items } = invoiceBody.parse(body)
        const { amount } = line_items[0]
        return { json: books.addInvoice({ receipt, description, expire_by, customer_details, amount }) }
      },
    }),
    api({ method: 'GET', path: '/v1/invoices/:id', answer: ofInvoice((invoice) => ({ json: invoice })) }),
    api({
      method: 'POST',
      path: '/v1/invoices/:id/cancel',
      answer: ofInvoice((invoice) =>
        invoice.status === 'issued'
          ? { json: Object.assign(invoice, { status: 'cancelled' }) }
          : badRequest('Operation not allowed for Invoice in paid status.'),
      ),
    }),
  ]
  return { routes: [...routes, ...checkoutRoutes(books), ...controlRoutes(books)], books }
}

const checkoutBody = z.strictObject({ id: z.string(), act: z.literal('pay') })

/** What the browser of somebody who pays asks for: of a subscription, or of the order of an invoice. */
const checkoutRoutes = ({ subscriptions, invoices, amountOf, pay, payInvoice }: RazorpayBooks): Route[] => [
  {
    method: 'GET',
    path: '/checkout.js',
    answer: () => ({ headers: { 'content-type': 'text/javascript; charset=utf-8' }, html: checkoutScript }),
  },
  {
    method: 'GET',
    path: '/checkout',
    answer: ({ query }) => {
      const id = query['id'] ?? ''
      const found = subscriptions.get(id)
      const sum = found ? amountOf(found) : invoices.find(({ order_id }) => order_id === id)?.amount
      return sum === undefined ? badRequest(GONE) : { html: checkoutPage({ id, sum: money(sum) }) }
    },
  },
  {
    method: 'POST',
    path: '/checkout',
    body: checkoutBody,
    answer: ({ body }) => {
      const { id } = checkoutBody.parse(body)
      const found = subscriptions.get(id)
      if (found) return { json: pay(found) }
      const invoice = invoices.find(({ order_id }) => order_id === id)
      return invoice ? { json: payInvoice(invoice) } : badRequest(GONE)
    },
  },
  {
    method: 'GET',
    path: '/invoice',
    answer: () => ({ html: '<!doctype html><title>Invoice</title><h1>Invoice</h1>' }),
  },
]

const controlBody = z.strictObject({
  subscription: z.string(),
  act: z.enum(['turn', 'fail', 'halt', 'recover']),
  /** When it happened, in seconds, where that was not now. */
  at: z.number().int().optional(),
})

/** What only the demo and tests in a browser ask for: a period is over, or a card fails. */
const controlRoutes = (books: RazorpayBooks): Route[] => [
  {
    method: 'POST',
    path: '/_control',
    body: controlBody,
    answer: ({ body }) => {
      const { subscription, act, at } = controlBody.parse(body)
      const found = books.subscriptions.get(subscription)
      if (!found) return badRequest(GONE)
      const { now } = books.settings
      if (at !== undefined) books.settings.now = () => new Date(at * 1000)
      if (act === 'turn') books.turnPeriod(found)
      else if (act === 'recover') books.charge(found)
      else books.failCharge(found, act === 'fail' ? 'pending' : 'halted')
      books.settings.now = now
      return { json: found }
    },
  },
]

/** Sends an event to Rapport as Razorpay does; one that does not arrive is lost. */
export const deliverTo = (url: string) => (event: Event) =>
  void fetch(`${url}/api/webhooks/razorpay`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': event.id,
      'x-razorpay-signature': event.signature,
    },
    body: event.body,
  }).catch(() => undefined)
