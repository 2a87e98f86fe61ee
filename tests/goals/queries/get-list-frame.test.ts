import { expect, test } from 'vitest'
import { getListFrame } from '@/lib/goals/queries/get-list-frame'
import { aTeam } from '@/tests/factories/teams'
import { anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'

test('the team a list is narrowed to is named, also beyond the first fifty', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const names = Array.from({ length: 50 }, (_, index) => `Team ${index + 1}`)
  for (const name of names) await aTeam({ workspace, name })
  const last = await aTeam({ workspace, name: 'Zebra' })
  const elsewhere = await aTeam({ workspace: await aWorkspace(), name: 'Of others' })
  const namesIn = async (team?: string) => (await getListFrame(admin, { team })).teams.map(({ name }) => name)
  expect(await namesIn()).toEqual(names)
  expect(await namesIn(last.id)).toEqual([...names, 'Zebra'])
  expect(await namesIn(elsewhere.id)).toEqual(names)
})
