import { expect, test } from 'vitest'
import { breakConnections } from '@/lib/integrations/steps/break-connections'
import { disconnectWorkspace } from '@/lib/integrations/commands/disconnect-workspace'
import { beginSlackImport } from '@/lib/invitations/slack/commands/begin-slack-import'
import { findSlackPart, getSlackHome } from '@/lib/invitations/slack/queries'
import { getImport } from '@/lib/invitations/imports/queries/get-import'
import { db, transaction } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aManager, anAdmin } from '@/tests/factories/members'
import { aSlackOf, aSlackPerson } from './slack-workspace'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectMadeOnce } from '@/tests/support/pressed'
import { expectRefused, refusalOf } from '@/tests/support/refused'

const madeId = () => ({ madeId: randomId() })

test('no Manager asks Slack, nor looks at where it is asked', async () => {
  const manager = await aManager()
  await expectRefused(beginSlackImport(manager, madeId()), 'forbidden')
  await expectRefused(getSlackHome(manager), 'forbidden')
})

test('nobody does on the free plan, which says so before', async () => {
  const admin = await anAdmin({ workspace: await aWorkspace({ plan: 'FREE' }) })
  const sentence = 'This feature is only accessible with a paid plan.'
  expect(await refusalOf(beginSlackImport(admin, madeId()))).toMatchObject({ code: 'plan-limit', message: sentence })
  expect((await getSlackHome(admin)).gate).toBe(sentence)
})

test('a workspace connects its Slack first', async () => {
  const admin = await anAdmin()
  const sentence = 'Slack isn’t connected to this workspace. Connect it, then import people.'
  expect(await refusalOf(beginSlackImport(admin, madeId()))).toMatchObject({ code: 'conflict', message: sentence })
  expect((await getSlackHome(admin)).connection).toMatchObject({ state: 'not_connected', missing: null })
})

test('a broken connection is mended first', async () => {
  const admin = await anAdmin()
  const { integrationId } = await aSlackOf(admin, [])
  await transaction((tx) => breakConnections(tx, [integrationId]))
  expect(await refusalOf(beginSlackImport(admin, madeId()))).toMatchObject({
    message: 'Slack is no longer connected. Reconnect it, then import people.',
  })
})

test('two presses ask once', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  await aSlackOf(admin, [aSlackPerson(6)])
  await expectMadeOnce(
    (id) => beginSlackImport(admin, { madeId: id }),
    () => db.peopleImport.count({ where: { workspaceId: workspace.id } }),
  )
})

test('a list whose Slack was disconnected meanwhile says so', async () => {
  const admin = await anAdmin()
  await aSlackOf(admin, [aSlackPerson(6)])
  const { id } = await beginSlackImport(admin, madeId())
  await disconnectWorkspace(admin)
  expect((await findSlackPart(admin, await getImport(admin, id)))?.news).toMatchObject({
    text: 'Slack was disconnected. Discard this list and start again.',
    isOver: true,
  })
})
