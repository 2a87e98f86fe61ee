import { expect, test } from 'vitest'
import { chooseChannel } from '@/lib/slack/channel/commands/choose-channel'
import { findChannelSetting } from '@/lib/slack/channel/queries'
import { breakConnections } from '@/lib/integrations/steps/break-connections'
import { db, transaction } from '@/lib/platform/db'
import { anAdmin } from '@/tests/factories/members'
import { aSlackCircle } from '@/tests/slack/slack-circle'
import { expectRefused } from '@/tests/support/refused'

const thanks = { channel: 'CTHANKS', name: 'thanks' }

test('an Admin chooses a channel and takes it back, each once in the audit log', async () => {
  const { admin } = await aSlackCircle()
  const none = { channel: '', name: '' }
  for (const choice of [none, thanks, thanks]) await chooseChannel(admin, choice)
  expect(await findChannelSetting(admin)).toEqual({
    channel: { id: 'CTHANKS', name: 'thanks' },
    failure: '',
    givenUp: 0,
  })
  await chooseChannel(admin, none)
  expect(await findChannelSetting(admin)).toMatchObject({ channel: null })
  const where = { workspaceId: admin.workspaceId, action: 'workspace.slack-channel-chosen' }
  expect(await db.auditEntry.count({ where })).toBe(2)
})

test('without Slack there is nothing to choose', async () => {
  const admin = await anAdmin()
  await expectRefused(chooseChannel(admin, thanks), 'conflict')
  expect(await findChannelSetting(admin)).toBeNull()
})

test('while Slack is lost there is nothing to choose, and the choice stays', async () => {
  const { admin } = await aSlackCircle()
  await chooseChannel(admin, thanks)
  const where = { workspaceId: admin.workspaceId, memberId: null }
  const { id } = await db.integration.findFirstOrThrow({ where })
  await transaction((tx) => breakConnections(tx, [id]))
  expect(await findChannelSetting(admin)).toBeNull()
  await db.integration.update({ where: { id }, data: { brokenAt: null } })
  expect(await findChannelSetting(admin)).toMatchObject({ channel: { id: 'CTHANKS' } })
})
