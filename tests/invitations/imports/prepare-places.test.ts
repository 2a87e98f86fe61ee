import { test, expect } from 'vitest'
import { aWorkspace } from '@/tests/factories/workspaces'
import { anAdmin, aMember } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { transaction, db } from '@/lib/platform/db'
import { preparePlaces } from '@/lib/invitations/imports/steps/prepare-places'
import { expectRefused } from '@/tests/support/refused'

const led = (name: string) => ({ name, isManager: true })

test('missing teams are made once, and each says what was', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const design = await aTeam({ workspace, name: 'Design' })
  const had = [{ name: 'Design', isManager: false }]
  const prepare = () => transaction((tx) => preparePlaces(tx, admin, { had, wanted: [led('DESIGN'), led('Lab')] }))
  const places = await prepare()
  const lab = await db.team.findFirstOrThrow({ where: { workspaceId: workspace.id, name: 'Lab' } })
  expect(places).toEqual([
    { teamId: design.id, was: false, became: true },
    { teamId: lab.id, was: null, became: true },
  ])
  expect(await prepare()).toEqual(places)
})

test('people who may not make teams make none', async () => {
  const member = await aMember()
  await expectRefused(
    transaction((tx) => preparePlaces(tx, member, { had: [], wanted: [led('Lab')] })),
    'forbidden',
  )
})
