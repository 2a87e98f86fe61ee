import type { Actor } from '@/lib/access/actor'
import { operatorActor } from '@/lib/access/operator'
import { beginSubscription } from '@/lib/billing/paying/commands/begin-subscription'
import { receiveEvent } from '@/lib/billing/paying/commands/receive-event'
import { restOfPeriod } from '@/lib/billing/paying/rules/proration'
import { receivedEventSchema } from '@/lib/billing/paying/schema'
import { syncSubscription } from '@/lib/billing/paying/steps/sync-subscription'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import type { Event } from '@/tests/support/providers/razorpay/razorpay-books'
import { razorpayRoutes } from '@/tests/support/providers/razorpay/razorpay'
import type { Route } from '@/tests/support/providers/stand-in'
import { workerStandIn } from '@/tests/support/providers/worker'

/** The stand-in of this worker with a Razorpay that keeps the time of the product. */
export async function theRazorpay() {
  const { standIn, url } = await workerStandIn()
  // Its books are new, and know none of the plans that another test made.
  await db.planPrice.deleteMany()
  const { routes, books } = razorpayRoutes()
  Object.assign(books.settings, { now, url })
  let interruption: { pathEnd: string; work: () => Promise<unknown> } | null = null
  /** Does this while the next request to such a path waits for its answer. */
  const meanwhile = (pathEnd: string, work: () => Promise<unknown>) => void (interruption = { pathEnd, work })
  const answering = (route: Route): Route => ({
    ...route,
    answer: async (asked) => {
      const present = interruption
      if (present === null || !asked.path.endsWith(present.pathEnd)) return route.answer(asked)
      interruption = null
      await present.work()
      return route.answer(asked)
    },
  })
  standIn.use({ name: 'razorpay', routes: routes.map(answering) })
  return { standIn, books, meanwhile }
}

export type Razorpay = Awaited<ReturnType<typeof theRazorpay>>

/** What an Admin presses to subscribe: a plan for so many people at its present price. */
export async function anOrder({ plan = 'PRO', people = 1 }: { plan?: 'PRO' | 'BUSINESS'; people?: number } = {}) {
  const where = { type: plan, isActive: true }
  const { pricePerMonth } = await db.plan.findFirstOrThrow({ where, select: { pricePerMonth: true } })
  return { plan, people, amount: pricePerMonth * people }
}

/** A checkout that is open, with its subscription in the books. */
export async function aCheckout(actor: Actor, { books }: Razorpay, order: Parameters<typeof anOrder>[0] = {}) {
  const { id, razorpayId } = await beginSubscription(actor, await anOrder(order))
  const remote = books.subscriptions.get(razorpayId)
  if (!remote) throw new Error('The books know nothing of it.')
  return { id, razorpayId, remote }
}

/** Tells the product of an event, as the webhook does once its signature is proven. */
export async function hear({ id, body }: Event) {
  await receiveEvent(operatorActor(), receivedEventSchema.parse({ id, body: JSON.parse(body) }))
}

/** A workspace of two that pays for so many, since now. */
export async function aPayingWorkspace(order: Parameters<typeof anOrder>[0] = { people: 2 }) {
  const razorpay = await theRazorpay()
  const workspace = await aWorkspace({ plan: 'FREE' })
  const admin = await anAdmin({ workspace })
  await aMember({ workspace })
  const checkout = await aCheckout(admin, razorpay, order)
  razorpay.books.pay(checkout.remote)
  await syncSubscription(checkout.razorpayId)
  const sync = () => syncSubscription(checkout.razorpayId)
  const find = () => db.subscription.findUniqueOrThrow({ where: { id: checkout.id }, include: { plan: true } })
  return { ...razorpay, ...checkout, workspace, admin, sync, find }
}

export type PayingWorkspace = Awaited<ReturnType<typeof aPayingWorkspace>>

/** What an addition costs today, as the screen shows it before the press. */
export async function dueTodayFor({ find }: PayingWorkspace, monthly: number) {
  const { paidFrom, paidUntil } = await find()
  if (!paidFrom || !paidUntil) throw new Error('Nothing is paid.')
  return restOfPeriod(monthly, { paidFrom, paidUntil }, now())
}

/** Somebody pays what the checkout of an addition asks for. Returns what the browser is told. */
export function payOrder({ books }: Pick<PayingWorkspace, 'books'>, orderId: string) {
  const invoice = books.invoices.find(({ order_id }) => order_id === orderId)
  if (!invoice) throw new Error('The books know nothing of it.')
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = books.payInvoice(invoice)
  return { paymentId, signature, invoice }
}
