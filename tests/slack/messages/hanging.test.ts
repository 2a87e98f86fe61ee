import { expect, test } from 'vitest'
import { countUnseen } from '@/lib/notifications/queries/list-notifications'
import { db } from '@/lib/platform/db'
import { chooseChannel } from '@/lib/slack/channel/commands/choose-channel'
import { showChangedApplause } from '@/lib/slack/channel/jobs'
import { sendDueMessages } from '@/lib/slack/messages/jobs'
import { anApplause } from '@/tests/factories/applause'
import { aSlackCircle, tryAgain } from '@/tests/slack/slack-circle'

test('while Slack hangs, what people do is done as fast as ever, and reaches Slack once it answers', async () => {
  const { admin, member, standIn, received, shownIn } = await aSlackCircle()
  await chooseChannel(admin, { channel: 'CTHANKS', name: 'thanks' })
  await anApplause(admin, [member])
  standIn.fail({ under: '/slack/api', kind: 'hang', times: 2 })
  const working = Promise.all([sendDueMessages(), showChangedApplause()])

  const startedAt = performance.now()
  await anApplause(admin, [member])
  expect(await countUnseen(member)).toBe(2)
  expect(performance.now() - startedAt).toBeLessThan(2000)

  await working
  const waiting = await db.integrationTask.findMany({ where: { workspaceId: admin.workspaceId } })
  expect(waiting.map(({ status, lastError }) => [status, lastError])).toEqual([
    ['QUEUED', 'no answer'],
    ['QUEUED', 'no answer'],
  ])
  await tryAgain(admin)
  await Promise.all([sendDueMessages(), showChangedApplause()])
  expect(shownIn('CTHANKS')).toHaveLength(2)
  expect(received()).toHaveLength(2)
  expect(standIn.violations).toEqual([])
}, 30_000)
