import { expect, test } from 'vitest'
import { placePeople } from '@/lib/invitations/slack/commands/place-people'
import { startImport } from '@/lib/invitations/imports/commands/start-import'
import { getImport } from '@/lib/invitations/imports/queries/get-import'
import { findSlackPart } from '@/lib/invitations/slack/queries'
import { db } from '@/lib/platform/db'
import { aList, doRows } from '@/tests/factories/imports/imports'
import { aManager, anAdmin } from '@/tests/factories/members'
import { aSlackImport, aSlackOf, aSlackPerson } from './slack-workspace'
import { aTag } from '@/tests/factories/tags'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

const place = { role: 'Manager', teams: ['Design, Lab'], tags: ['Lisbon'] } as const

const placed = (id: string) => ({ id, role: place.role, teams: [...place.teams], tags: [...place.tags] })

test('everybody who is invited gets the role, teams and tags, and the screen says so again', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  await aTeam({ workspace, name: 'Design, Lab' })
  await aTag({ workspace, name: 'Lisbon' })
  await aSlackOf(admin, [aSlackPerson(6), aSlackPerson(7)])
  const { id } = await aSlackImport(admin)
  await placePeople(admin, placed(id))
  expect((await findSlackPart(admin, await getImport(admin, id)))?.place).toEqual({
    ...placed(id),
    id: undefined,
    offered: { teams: ['Design, Lab'], tags: ['Lisbon'] },
  })
  await startImport(admin, { id })
  await doRows(admin, id)
  const invited = await db.invitation.findMany({
    where: { workspaceId: workspace.id },
    select: {
      role: true,
      jobTitle: true,
      teams: { select: { team: { select: { name: true } } } },
      tags: { select: { tag: { select: { name: true } } } },
    },
  })
  expect(invited).toHaveLength(2)
  expect(invited[0]).toMatchObject({
    role: 'Manager',
    teams: [{ team: { name: 'Design, Lab' } }],
    tags: [{ tag: { name: 'Lisbon' } }],
  })
  expect(await db.team.count({ where: { workspaceId: workspace.id } })).toBe(1)
  await expectRefused(placePeople(admin, placed(id)), 'conflict')
})

test('only Admins say it, of a list of their workspace that is from Slack', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  await aSlackOf(admin, [aSlackPerson(6)])
  const { id } = await aSlackImport(admin)
  await expectRefused(placePeople(await aManager({ workspace }), placed(id)), 'forbidden')
  await expectRefused(placePeople(await anAdmin(), placed(id)), 'not-found')
  await expectRefused(placePeople(admin, placed((await aList(admin, [['ana@acme.example']])).id)), 'conflict')
})
