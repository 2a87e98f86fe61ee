import { afterEach, expect, test } from 'vitest'
import { operatorActor } from '@/lib/access/operator'
import { getFrame } from '@/lib/access/frame'
import { createPlan } from '@/lib/billing/offers/commands/create-plan'
import { listOffers } from '@/lib/billing/offers/queries'
import { workOnEvent } from '@/lib/billing/paying/commands/work-on-event'
import { db } from '@/lib/platform/db'
import { aCheckout, theRazorpay } from '@/tests/billing/paying/the-razorpay'
import { anAdmin, aSuperAdmin } from '@/tests/factories/members'
import { anOffer } from '@/tests/factories/platform/platform'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused, refusalOf } from '@/tests/support/refused'

const [first] = await db.plan.findMany({ where: { type: 'PRO', isActive: true } })

/** What other tests of this worker find sold. */
afterEach(async () => {
  await db.plan.updateMany({ where: { type: 'PRO', isActive: true }, data: { isActive: false } })
  await db.plan.updateMany({ where: { id: first?.id ?? '' }, data: { isActive: true } })
})

const aFreeAdmin = async () => anAdmin({ workspace: await aWorkspace({ plan: 'FREE' }) })

test('sells the new price, and who is on the plan before keeps it', async () => {
  const root = await aSuperAdmin()
  const before = await anAdmin({ workspace: await aWorkspace({ plan: 'PRO' }) })
  const offer = anOffer({ externalsPerReview: '7' })
  await createPlan(root, offer)
  await createPlan(root, offer)
  const after = await anAdmin({ workspace: await aWorkspace({ plan: 'PRO' }) })
  expect(await getFrame(before)).toMatchObject({ plan: 'PRO', externalsPerReview: 25 })
  expect(await getFrame(after)).toMatchObject({ plan: 'PRO', externalsPerReview: 7 })
  const offers = (await listOffers(root)).filter(({ type }) => type === 'PRO')
  expect(offers.filter(({ isActive }) => isActive)).toMatchObject([
    { id: offer.madeId, pricePerMonth: 24_900, features: ['CSV and Slack import'], subscriberCount: 1 },
  ])
})

test('who pays keeps the price, here and at Razorpay, and what is bought from then on has the new one', async () => {
  const razorpay = await theRazorpay()
  const [before, after] = [await aFreeAdmin(), await aFreeAdmin()]
  const old = await aCheckout(before, razorpay, { people: 2 })
  razorpay.books.pay(old.remote)
  await workOnEvent(operatorActor(), old)
  await createPlan(await aSuperAdmin(), anOffer())
  const bought = await aCheckout(after, razorpay, { people: 2 })
  expect(bought.remote.plan_id).not.toBe(old.remote.plan_id)
  razorpay.books.turnPeriod(old.remote)
  razorpay.books.pay(bought.remote)
  for (const one of [old, bought]) await workOnEvent(operatorActor(), one)
  const paidBy = async ({ workspaceId }: { workspaceId: string }) =>
    (await db.payment.findMany({ where: { workspaceId } })).map(({ amount }) => amount)
  expect(await paidBy(before)).toEqual([39_800, 39_800])
  expect(await paidBy(after)).toEqual([49_800])
})

test('a checkout that was open at the old price is replaced', async () => {
  const razorpay = await theRazorpay()
  const admin = await aFreeAdmin()
  const old = await aCheckout(admin, razorpay)
  await createPlan(await aSuperAdmin(), anOffer())
  const bought = await aCheckout(admin, razorpay)
  expect([old.remote.status, bought.remote.status]).toEqual(['cancelled', 'created'])
})

test('two at once leave one that is sold', async () => {
  const root = await aSuperAdmin()
  await Promise.all([createPlan(root, anOffer()), createPlan(root, anOffer({ pricePerMonth: '259' }))])
  expect(await db.plan.count({ where: { type: 'PRO', isActive: true } })).toBe(1)
})

test('the present price is refused, because it would only replace the plan by itself', async () => {
  const root = await aSuperAdmin()
  const isSold = { where: { type: 'PRO', isActive: true }, select: { id: true } } as const
  const before = await db.plan.findMany(isSold)
  const { fields } = await refusalOf(createPlan(root, anOffer({ pricePerMonth: '199' })))
  expect(fields).toEqual({ pricePerMonth: 'That’s the price now. Edit the plan to change its limits.' })
  expect(await db.plan.findMany(isSold)).toEqual(before)
  await createPlan(root, anOffer({ pricePerMonth: '199', isCustomPricing: true }))
  await expectRefused(createPlan(root, anOffer({ pricePerMonth: '0', isCustomPricing: true })), 'invalid')
})

test('a price of nothing is refused, because nobody could subscribe; a custom price needs none', () => {
  const given = { pricePerMonth: '0', features: '', userLimit: '', applausePerPersonAndMonth: '' }
  expect(() => anOffer(given)).toThrow('Enter a price, or choose a custom price.')
  expect(anOffer({ ...given, isCustomPricing: true })).toMatchObject({ pricePerMonth: 0 })
})
