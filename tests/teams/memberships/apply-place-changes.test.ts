import { test, expect } from 'vitest'
import { aLedTeam, aTeam, placesIn } from '@/tests/factories/teams'
import { transaction } from '@/lib/platform/db'
import { applyPlaceChanges } from '@/lib/teams/memberships/steps/apply-place-changes'

test('two who change the same teams of different people at once both come through', async () => {
  const { workspace, admin, member, outsider } = await aLedTeam()
  const teams = [await aTeam({ workspace }), await aTeam({ workspace }), await aTeam({ workspace })]
  const put = teams.map(({ id: teamId }) => ({ teamId, isManager: false }))
  const apply = (memberId: string, places: typeof put) =>
    transaction((tx) => applyPlaceChanges(tx, admin, memberId, { put: places, out: [] }))
  await Promise.all([apply(member.memberId, put), apply(outsider.memberId, put.toReversed())])
  for (const { id } of teams) expect(Object.keys(await placesIn(id))).toHaveLength(2)
})
