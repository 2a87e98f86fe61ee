import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { setPlace } from '@/lib/teams/memberships/steps/set-place'
import { lockRunTeam } from '@/lib/teams/memberships/steps/lock-run-team'
import { test, expect } from 'vitest'
import { aLedTeam, placesIn } from '@/tests/factories/teams'
import { auditOf } from '@/tests/teams/audit-of'

const set = (actor: Actor, id: string, memberId: string, isManager: boolean | null) =>
  transaction(async (tx) => setPlace(tx, actor, await lockRunTeam(tx, actor, id), { memberId, isManager }))

test('a place is given, raised, lowered and taken, each once and on record', async () => {
  const { admin, outsider, team } = await aLedTeam()
  const { memberId } = outsider
  for (const wanted of [false, true, false, null] as const) {
    await set(admin, team.id, memberId, wanted)
    await set(admin, team.id, memberId, wanted)
    expect((await placesIn(team.id))[memberId] ?? null).toBe(wanted)
  }
  expect((await auditOf(admin)).map(([action]) => action)).toEqual([
    'team.joined',
    'team.manager-made',
    'team.manager-unmade',
    'team.left',
  ])
})
