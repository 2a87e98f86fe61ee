import { expect, test } from 'vitest'
import { offerFacts } from '@/components/admin/plans/price-in-words'
import { listOffers } from '@/lib/billing/offers/queries'
import { aSuperAdmin } from '@/tests/factories/members'

test('counts no workspaces for the plan of those without a subscription', async () => {
  const offers = await listOffers(await aSuperAdmin())
  const factsOf = (type: string) => offers.filter((offer) => offer.type === type).map(offerFacts)
  expect(factsOf('FREE')).toEqual([['₹0', false]])
  expect(factsOf('BUSINESS')[0]).toEqual([expect.stringContaining('₹'), expect.stringContaining('workspace')])
})
