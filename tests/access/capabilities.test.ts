import { describe, expect, test } from 'vitest'
import { areas, areasFor } from '@/lib/access/capabilities/areas'
import { abilitiesOf, deciders } from '@/lib/access/capabilities/rules'
import { permissions } from '@/lib/access/permissions'
import { needsSession } from '@/lib/shared/routes'

const capabilities = areas.flatMap((area) => area.capabilities)
const named = capabilities.flatMap(({ calls }) => calls)
const callsBehind = (...gates: string[]) =>
  Object.keys(permissions).filter((name) => gates.includes(permissions[name]?.gate ?? ''))

test('everything a signed-in person may call belongs to a capability', () => {
  expect(callsBehind('member', 'person').filter((name) => !named.includes(name))).toEqual([])
})

test('every call of a capability is in the table of permissions, and belongs to no other', () => {
  expect(named.filter((name) => !(name in permissions))).toEqual([])
  expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([])
})

test('what the holder of a link may call is what people outside are said to do', () => {
  const outside = capabilities.filter(({ reach }) => reach.outside !== null).flatMap(({ calls }) => calls)
  expect(callsBehind('reviewer').filter((name) => !outside.includes(name))).toEqual([])
})

test('a capability that somebody of the workspace has names what does it; what nobody can do has nothing that does', () => {
  const isSomebodys = ({ reach }: (typeof capabilities)[number]) =>
    [reach.Admin, reach.Manager, reach.Member].some((words) => words !== null)
  const isDone = ({ calls, page = '' }: (typeof capabilities)[number]) =>
    calls.length > 0 || needsSession(page.split('?')[0] ?? '')
  expect(capabilities.filter((one) => isSomebodys(one) !== isDone(one)).map(({ key }) => key)).toEqual([])
})

test('where billing is switched off, nothing is said of a plan and of everything else the same', () => {
  const keysOf = (isBilled: boolean) =>
    areasFor({ isBilled }).flatMap((area) => area.capabilities.map(({ key }) => key))
  expect(keysOf(true)).toEqual(capabilities.map(({ key }) => key))
  expect(keysOf(false)).toEqual(keysOf(true).filter((key) => key !== 'workspace.plan'))
})

test('whoever may more in the workspace may nothing less', () => {
  for (const { key, reach } of capabilities) {
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

  test('each capability stands once for each, with how far it goes', () => {
    for (const decider of deciders) {
      const all = abilitiesOf(areas, decider)
      const told = all.flatMap(({ may, mayNot }) => [...may, ...mayNot]).map(({ key }) => key)
      expect(told.toSorted()).toEqual(capabilities.map(({ key }) => key).toSorted())
      expect(all.flatMap(({ may }) => may).every(({ words }) => words.length > 3)).toBe(true)
    }
  })
})
