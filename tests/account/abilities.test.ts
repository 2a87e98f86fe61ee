import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { abilitiesOf, deciders, type Ability } from '@/lib/access/rules'
import { areas } from '@/lib/account/modules'
import { areasFor } from '@/lib/account/queries/list-abilities'
import { needsSession } from '@/lib/shared/routes'
import { declarations } from '@/tests/factories/sweep/declarations'
import { filesUnder } from '@/tests/structure/support/project'
import { parseSource } from '@/tests/structure/support/source'

const abilities = areas.flatMap((area) => area.abilities)
const said = Object.entries(declarations)
const promised = ({ reach: { outside: _, ...reach } }: Ability) => Object.values(reach).some((words) => words !== null)

test('every module that has abilities is in the list', () => {
  const policies = filesUnder('lib').filter((path) => basename(path) === 'policy.ts')
  const named = policies.flatMap((path) => parseSource(path).declarations.map(({ name }) => name))
  const listed = [...parseSource('lib/account/modules.ts').imports.keys()]
  expect(named.filter((name) => name.endsWith('Abilities') && !listed.includes(name))).toEqual([])
  expect(new Set(abilities.map(({ key }) => key)).size).toBe(abilities.length)
})

test('every action and route belongs to an ability there is, or is for anybody', () => {
  const keys = abilities.map(({ key }) => key)
  const unknown = said.filter(([, { can, gate }]) => (can === null ? gate !== 'public' : !keys.includes(can)))
  expect(unknown.map(([name]) => name)).toEqual([])
})

test('what the holder of a link may call is what people outside are said to do', () => {
  const outside = abilities.filter(({ reach }) => reach.outside !== null).map(({ key }) => key)
  const byLink = said.filter(([, { gate }]) => gate === 'reviewer' || gate === 'respondent')
  expect(byLink.filter(([, { can }]) => !outside.includes(can ?? '')).map(([name]) => name)).toEqual([])
})

test('what only Admins may call is said to be theirs alone', () => {
  const shared = abilities.filter(({ reach }) => reach.Manager !== null || reach.Member !== null).map(({ key }) => key)
  const theirs = said.filter(([, { only }]) => only === 'Admin')
  expect(theirs.length).toBeGreaterThan(10)
  expect(theirs.filter(([, { can }]) => shared.includes(can ?? '')).map(([name]) => name)).toEqual([])
})

test('an ability that a role has is done by a call or a page; what nobody can do by none', () => {
  const used = said.map(([, { can }]) => can)
  const isDone = ({ key, page = '' }: Ability) => used.includes(key) || needsSession(page.split('?')[0] ?? '')
  expect(abilities.filter((one) => promised(one) !== isDone(one)).map(({ key }) => key)).toEqual([])
})

test('where billing is switched off, nothing is said of a plan and of everything else the same', () => {
  const keysOf = (isBilled: boolean) =>
    areasFor({ isBilled, withoutFeatures: [] }).flatMap((area) => area.abilities.map(({ key }) => key))
  expect(keysOf(true)).toEqual(abilities.map(({ key }) => key))
  expect(keysOf(false)).toEqual(keysOf(true).filter((key) => !['workspace.plan', 'workspace.pay'].includes(key)))
})

test('of a feature that is switched off nothing is said', () => {
  const on = areasFor({ isBilled: true, withoutFeatures: [] }).map(({ name }) => name)
  const off = areasFor({ isBilled: true, withoutFeatures: ['Goals', 'Applause'] })
  expect(off.map(({ name }) => name)).toEqual(on.filter((name) => name !== 'Goals'))
  const keys = off.flatMap((area) => area.abilities.map(({ key }) => key.split('.')[0]))
  expect(keys.filter((noun) => noun === 'goals' || noun === 'applause' || noun === 'celebrations')).toEqual([])
  expect(keys).toContain('meetings')
})

test('a higher role takes no ability away', () => {
  for (const { key, reach } of abilities) {
    if (reach.Member !== null) expect([key, reach.Manager]).not.toEqual([key, null])
    if (reach.Manager !== null) expect([key, reach.Admin]).not.toEqual([key, null])
  }
})

describe('as it is read', () => {
  test('nobody unmasks an anonymous answer', () => {
    for (const decider of deciders) {
      const all = abilitiesOf(areas, decider)
      expect(all.flatMap(({ may }) => may).map(({ key }) => key)).not.toContain('feedback.unmask')
      expect(all.flatMap(({ mayNot }) => mayNot).map(({ key }) => key)).toContain('feedback.unmask')
    }
  })

  test('each ability stands once for each, with how far it goes', () => {
    for (const decider of deciders) {
      const all = abilitiesOf(areas, decider)
      const told = all.flatMap(({ may, mayNot }) => [...may, ...mayNot]).map(({ key }) => key)
      expect(told.toSorted()).toEqual(abilities.map(({ key }) => key).toSorted())
      expect(all.flatMap(({ may }) => may).every(({ words }) => words.trim() !== '')).toBe(true)
    }
  })
})

test('meetings are named while one kind of them is on', () => {
  const namesWithout = (withoutFeatures: string[]) =>
    areasFor({ isBilled: true, withoutFeatures }).map(({ name }) => name)
  expect(namesWithout(['FollowUps'])).toContain('Meetings')
  expect(namesWithout(['FollowUps', 'OneOnOnes'])).not.toContain('Meetings')
})
