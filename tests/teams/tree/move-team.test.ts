import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db'
import { moveTeam } from '@/lib/teams/tree/commands/move-team'
import { anAdmin } from '@/tests/factories/members'
import { aLedTeam, aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { auditOf } from '@/tests/teams/audit-of'
import { expectRefused } from '@/tests/support/refused'

const parentOf = async (id: string) => (await db.team.findUniqueOrThrow({ where: { id } })).parentId

describe('who may', () => {
  test('an Admin', async () => {
    const { workspace, admin, team } = await aLedTeam()
    const above = await aTeam({ workspace })
    await moveTeam(admin, { id: team.id, parentId: above.id })
    expect(await parentOf(team.id)).toBe(above.id)
  })

  test('neither its manager nor a Member, and nothing is written', async () => {
    const { workspace, lead, otherManager, member, team } = await aLedTeam()
    const above = await aTeam({ workspace })
    for (const actor of [lead, otherManager, member])
      await expectRefused(moveTeam(actor, { id: team.id, parentId: above.id }), 'forbidden')
    expect(await parentOf(team.id)).toBeNull()
  })

  test('a stranger finds nothing, neither the team nor the one above', async () => {
    const { admin, team } = await aLedTeam()
    const strange = await aTeam({ workspace: await aWorkspace() })
    await expectRefused(moveTeam(await anAdmin(), { id: team.id, parentId: null }), 'not-found')
    await expectRefused(moveTeam(admin, { id: team.id, parentId: strange.id }), 'invalid', 'parentId')
  })
})

test('moving it again changes nothing, and the log says it once', async () => {
  const { workspace, admin, team } = await aLedTeam()
  const above = await aTeam({ workspace, name: 'Engineering' })
  await moveTeam(admin, { id: team.id, parentId: above.id })
  await moveTeam(admin, { id: team.id, parentId: above.id })
  await moveTeam(admin, { id: team.id, parentId: null })
  expect(await auditOf(admin)).toEqual([
    ['team.moved', `Made “${team.name}” part of “Engineering”`],
    ['team.moved', `Moved “${team.name}” to the top level`],
  ])
})

test('no circle, not even by two at once', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const [one, other] = [await aTeam({ workspace }), await aTeam({ workspace })]
  await expectRefused(moveTeam(admin, { id: one.id, parentId: one.id }), 'invalid', 'parentId')
  const moves = await Promise.allSettled([
    moveTeam(admin, { id: one.id, parentId: other.id }),
    moveTeam(admin, { id: other.id, parentId: one.id }),
  ])
  expect(moves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect([await parentOf(one.id), await parentOf(other.id)]).toContain(null)
})

test('at most six levels, counting what comes along', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  let lowest = await aTeam({ workspace })
  for (let level = 2; level <= 5; level += 1) lowest = await aTeam({ workspace, parent: lowest })
  const team = await aTeam({ workspace })
  await aTeam({ workspace, parent: team })
  await expectRefused(moveTeam(admin, { id: team.id, parentId: lowest.id }), 'invalid', 'parentId')
  const alone = await aTeam({ workspace })
  await moveTeam(admin, { id: alone.id, parentId: lowest.id })
  expect(await parentOf(alone.id)).toBe(lowest.id)
})
