import { memberActorAt, type Actor } from '@/lib/access/actor'
import { editBillingDetails } from '@/lib/billing/paying/commands/edit-billing-details'
import { endSubscription } from '@/lib/billing/paying/commands/end-subscription'
import { getPaying } from '@/lib/billing/paying/queries/get-paying'
import { restOfPeriod } from '@/lib/billing/paying/rules/proration'
import { requestSeats } from '@/lib/invitations/seats/commands/request-seats'
import { addMember } from '@/lib/members/admission/commands/add-member'
import { daysFrom, setClock } from '@/lib/platform/clock'
import { addMonths, dateOf, dayIn } from '@/lib/shared/dates'
import { people } from '@/prisma/seed/acme/people'
import { atTill, isTillThere, nextPaymentAt, openCheckout, payUntil, subscribe } from '@/prisma/seed/stage/till'
import { companies, type Company } from './companies'

/** So many days a card that fails is tried again. */
const RETRY_DAYS = 3

const DAY_MS = 86_400_000

type GoTo = (daysAgo: number) => void

/** How many days ago somebody subscribed whose second payment was due so many days ago. */
function monthBefore(present: Date, daysAgo: number) {
  const due = daysFrom(present, -daysAgo)
  const began = dateOf(addMonths(dayIn(due, 'UTC'), -1))
  return daysAgo + Math.round((due.getTime() - began.getTime()) / DAY_MS)
}

/** The second payment fails, and is tried again for three days. */
async function failSecond(actor: Actor, wanted: Parameters<typeof subscribe>[1], isHalted: boolean) {
  const paid = await subscribe(actor, wanted)
  const due = await nextPaymentAt(actor)
  setClock(() => due)
  await atTill(actor, paid, 'fail')
  if (!isHalted) return
  setClock(() => daysFrom(due, RETRY_DAYS))
  await atTill(actor, paid, 'halt')
}

async function pay(actor: Actor, { plan, began, pays }: Company, goTo: GoTo, present: Date) {
  if (!pays) return
  const wanted = { plan: plan ?? 'PRO', people: pays.people }
  if (pays.story === 'open') {
    goTo(0)
    await openCheckout(actor, wanted)
  } else if (pays.story === 'overdue' || pays.story === 'halted') {
    const isHalted = pays.story === 'halted'
    goTo(monthBefore(present, isHalted ? RETRY_DAYS + 3 : 1))
    await failSecond(actor, wanted, isHalted)
  } else {
    goTo(began - 1)
    const paid = await subscribe(actor, wanted)
    const name = `${actor.workspaceName} Ltd`
    await editBillingDetails(actor, { name, address: '4 Mill Lane\n560001 Bengaluru', taxNumber: '29ABCDE1234F1Z5' })
    await payUntil(actor, paid, present)
    if (pays.story === 'paid') return
    goTo(4)
    await (pays.story === 'ending' ? endSubscription(actor, paid) : inviteBeyond(actor))
  }
}

/**
 * Workspaces that the Admin of the demo looks after, too: one has an overdue invoice, one nine days of its trial left, and
 * in one people wait for a payment.
 */
const amaras = ['alder', 'birchwood', 'hillside']

const newcomers = [
  { email: 'tilda@birchwood.example', firstName: 'Tilda', lastName: 'Berg' },
  { email: 'omar@birchwood.example', firstName: 'Omar', lastName: 'Haddad' },
]

/** Invites two people beyond the seats that are paid for. */
async function inviteBeyond(actor: Actor) {
  const { subscription, at } = await getPaying(actor)
  if (!subscription?.period) return
  const seats = newcomers.length
  const amount = restOfPeriod(subscription.pricePerPerson * seats, subscription.period, at)
  const offer = { teamIds: [], tagIds: [], isManager: false, seats, amount }
  await requestSeats(actor, { ...offer, role: 'Member', addressees: newcomers })
}

/** Some of the companies pay by card: on time, no longer, too late, or not yet. */
export async function playPayers(goTo: GoTo, present: Date) {
  for (const company of companies.filter(({ slug }) => amaras.includes(slug))) {
    goTo(company.began - 1)
    await addMember(await memberActorAt(company.slug, company.email), { ...people.amara, role: 'Admin' })
  }
  if (!isTillThere()) return
  for (const company of companies) await pay(await memberActorAt(company.slug, company.email), company, goTo, present)
}
