import { afterEach, expect, test } from 'vitest'
import { getFrame } from '@/lib/access/frame'
import { createPlan } from '@/lib/billing/offers/commands/create-plan'
import { listOffers } from '@/lib/billing/offers/queries'
import { db } from '@/lib/platform/db'
import { anAdmin, aSuperAdmin } from '@/tests/factories/members'
import { anOffer } from '@/tests/factories/platform/platform'
import { aWorkspace } from '@/tests/factories/workspaces'

const [first] = await db.plan.findMany({ where: { type: 'PRO', isActive: true } })

/** What other tests of this worker find sold. */
afterEach(async () => {
  await db.plan.updateMany({ where: { type: 'PRO', isActive: true }, data: { isActive: false } })
  await db.plan.updateMany({ where: { id: first?.id ?? '' }, data: { isActive: true } })
})

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
    { id: offer.madeId, pricePerMonth: 24_900, features: ['People from a file'], subscriberCount: 1 },
  ])
})

test('two at once leave one that is sold', async () => {
  const root = await aSuperAdmin()
  await Promise.all([createPlan(root, anOffer()), createPlan(root, anOffer())])
  expect(await db.plan.count({ where: { type: 'PRO', isActive: true } })).toBe(1)
})
