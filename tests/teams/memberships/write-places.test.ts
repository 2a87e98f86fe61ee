import { test, expect } from 'vitest'
import { aLedTeam, placesIn } from '@/tests/factories/teams'
import { transaction } from '@/lib/platform/db'
import { writePlaces } from '@/lib/teams/memberships/steps/write-places'
import { toldAbout, auditOf } from '@/tests/teams/audit-of'

test('each new place is told and kept on record, with who leads; none writes nothing', async () => {
  const { admin, otherManager, outsider, team } = await aLedTeam()
  const places = [
    { memberId: outsider.memberId, isManager: false },
    { memberId: otherManager.memberId, isManager: true },
  ]
  await transaction((tx) => writePlaces(tx, admin, team, places))
  await transaction((tx) => writePlaces(tx, admin, team, []))
  expect(await placesIn(team.id)).toMatchObject({ [outsider.memberId]: false, [otherManager.memberId]: true })
  expect((await toldAbout(outsider)).map(([message]) => message)).toEqual([
    `Priya Nair added you to the team ${team.name}`,
  ])
  expect((await toldAbout(otherManager))[0]?.[0]).toBe(`Priya Nair made you a manager of the team ${team.name}`)
  expect((await auditOf(admin)).map(([, title]) => title).toSorted()).toEqual([
    `Added Priya Nair to the team “${team.name}”`,
    `Added Priya Nair to the team “${team.name}” as a manager`,
  ])
})
