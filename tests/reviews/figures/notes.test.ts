import { expect, test } from 'vitest'
import { anAdmin, aManager, aMember } from '@/tests/factories/members'
import { aGivenNote } from '@/tests/factories/quick-words'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { figuresOf } from './circumstances'

test('a note, which nobody asked for, counts as sent and released nowhere', async () => {
  const workspace = await aWorkspace()
  const [admin, manager] = [await anAdmin({ workspace }), await aManager({ workspace })]
  const people = await Promise.all([1, 2, 3].map(() => aMember({ workspace })))
  const [priya = admin] = people
  await aTeam({ workspace, managers: [manager], members: people })
  await aGivenNote(admin, priya, { readers: 'manager' })
  const none = { total: { asked: 0 }, sentCount: 0, releasedCount: 0 }
  expect(await figuresOf(priya, 'me')).toMatchObject(none)
  expect(await figuresOf(manager, 'team')).toMatchObject({ ...none, isTooSmall: false })
  expect(await figuresOf(admin, 'workspace')).toMatchObject(none)
})
