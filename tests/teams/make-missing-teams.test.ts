import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { makeMissingTeams } from '@/lib/teams/steps/make-missing-teams'
import { listTeams } from '@/lib/teams/queries/list-teams'
import { aManager, anAdmin } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { expectRefused } from '@/tests/support/refused'

const make = (actor: Actor, names: string[]) => transaction((tx) => makeMissingTeams(tx, actor, names))
const namesIn = async (actor: Actor) => (await listTeams(actor, { query: '' })).map(({ name }) => name)

test('what is there in any spelling is taken, the rest is made, once by two at once', async () => {
  const admin = await anAdmin()
  const design = await aTeam({ workspace: { id: admin.workspaceId }, name: 'Design' })
  const [one, other] = await Promise.all([make(admin, ['design', 'Sales', 'SALES']), make(admin, ['Sales', 'Support'])])
  expect(one.get('design')).toBe(design.id)
  expect(one.get('sales')).toBe(other.get('sales'))
  expect((await namesIn(admin)).map((name) => name.toLowerCase())).toEqual(['design', 'sales', 'support'])
})

test('a Manager finds teams and makes none', async () => {
  const manager = await aManager()
  const team = await aTeam({ workspace: { id: manager.workspaceId }, name: 'Design' })
  expect(await make(manager, ['Design'])).toEqual(new Map([['design', team.id]]))
  await expectRefused(make(manager, ['Design', 'Sales']), 'forbidden')
  expect(await namesIn(manager)).toEqual(['Design'])
})

test('a team of another workspace is none of this one', async () => {
  const admin = await anAdmin()
  const strange = await anAdmin()
  const { id } = await aTeam({ workspace: { id: strange.workspaceId }, name: 'Design' })
  expect((await make(admin, ['Design'])).get('design')).not.toBe(id)
})
