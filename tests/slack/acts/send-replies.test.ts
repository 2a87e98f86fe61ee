import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db'
import { sendReplies } from '@/lib/slack/acts/commands/send-replies'
import { REPLY_TASK } from '@/lib/slack/acts/rules/replies'
import { aside } from '@/lib/slack/acts/rules/messages'
import { queueReply } from '@/lib/slack/acts/steps/queue-reply'
import { aSlack } from './acting'

const addressOf = (path: string) => new URL(path, process.env.SLACK_API_URL).href

async function aQueued(url: string) {
  // What other tests of this worker left is not answered here.
  await db.integrationTask.deleteMany({ where: { kind: REPLY_TASK } })
  const slack = await aSlack()
  const here = { integrationId: slack.integrationId, workspaceId: slack.workspace.id }
  await queueReply(here, url, aside('No.'))
  const tasks = () => db.integrationTask.findMany({ where: { workspaceId: here.workspaceId } })
  return { slack, tasks }
}

test('posts each once, sealed until then', async () => {
  const { slack, tasks } = await aQueued(addressOf('/slack/reply/1'))
  expect((await tasks())[0]?.sealedPayload).not.toContain('reply')
  await sendReplies()
  await sendReplies()
  expect(slack.standIn.seenUnder('/slack/reply')).toHaveLength(1)
  expect(slack.replies.get('1')).toMatchObject({ text: 'No.', replace_original: false })
  expect(await tasks()).toEqual([])
})

test('tries again when Slack is away, and as late as it says', async () => {
  const { slack, tasks } = await aQueued(addressOf('/slack/reply/2'))
  slack.standIn.fail({ under: '/slack/reply', kind: 'answer', status: 429, headers: { 'retry-after': '120' } })
  await sendReplies()
  const [task] = await tasks()
  expect(task).toMatchObject({ status: 'QUEUED', attempts: 0 })
  expect((task?.dueAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(110_000)
})

test('gives up on an address that is over, and never posts elsewhere', async () => {
  const over = await aQueued(addressOf('/slack/reply/3'))
  over.slack.standIn.fail({ under: '/slack/reply', kind: 'answer', status: 404, html: 'expired_url' })
  await sendReplies()
  expect((await over.tasks()).map(({ status }) => status)).toEqual(['GIVEN_UP'])
  for (const url of [
    'http://elsewhere.example/hook',
    'https://hooks.slack.com.elsewhere.example/',
    'file:///etc',
    'x',
  ]) {
    const { tasks } = await aQueued(url)
    await sendReplies()
    expect((await tasks()).map(({ status, lastError }) => [status, lastError])).toEqual([
      ['GIVEN_UP', 'not an address of Slack'],
    ])
  }
})

test('without an address there is nobody to tell', async () => {
  const { tasks } = await aQueued('')
  expect(await tasks()).toEqual([])
})
