import { expect, test } from 'vitest'
import { searchPartners } from '@/lib/one-on-ones/queries/search-partners'
import { aManager, aMember, deactivate } from '@/tests/factories/members'
import { aOneOnOne } from '@/tests/factories/one-on-ones'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'

test('names those met, the latest first, then managers and people led, then everybody else, once and without the actor', async () => {
  const workspace = await aWorkspace()
  const join = (firstName: string) => aMember({ workspace, firstName })
  const actor = await aManager({ workspace, firstName: 'Mia' })
  const [anna, ben, cleo, dora, zoe, yan] = [
    await join('Anna'),
    await join('Ben'),
    await join('Cleo'),
    await join('Dora'),
    await join('Zoe'),
    await join('Yan'),
  ]
  await aTeam({ workspace, managers: [cleo], members: [actor] })
  await aTeam({ workspace, managers: [actor], members: [dora, zoe] })
  await aOneOnOne(actor, yan, { day: '2999-12-03' })
  await aOneOnOne(zoe, actor, { day: '2999-12-04' })
  await deactivate(ben)
  const named = async (query: string) => (await searchPartners(actor, { query })).map(({ id }) => id)
  const ids = [zoe, yan, cleo, dora, anna].map(({ memberId }) => memberId)
  expect((await named('')).slice(0, 5)).toEqual(ids)
  expect(new Set(await named('')).size).toBe((await named('')).length)
  expect(await named('')).not.toContain(actor.memberId)
  expect(await named('An')).toEqual([anna.memberId])
})
