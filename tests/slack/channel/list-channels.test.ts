import { expect, test } from 'vitest'
import { listChannels } from '@/lib/slack/channel/commands/list-channels'
import { CHANNELS_PATIENCE_MS } from '@/lib/slack/channel/rules'
import { anAdmin } from '@/tests/factories/members'
import { aSlackCircle } from '@/tests/slack/slack-circle'

const path = '/slack/api/conversations.list'

test('all pages are read in the order of the alphabet, and not asked for again at once', async () => {
  const { admin, messages, standIn } = await aSlackCircle()
  messages.settings.pageSize = 2
  const { channels } = await listChannels(admin)
  expect(channels?.map(({ name }) => name)).toEqual(['general', 'random', 'thanks'])
  await listChannels(admin)
  expect(standIn.seenUnder(path)).toHaveLength(2)
  expect(standIn.violations).toEqual([])
})

test('nobody waits longer for Slack than a few seconds', async () => {
  const { admin, standIn } = await aSlackCircle()
  standIn.fail({ under: path, kind: 'hang' })
  const startedAt = performance.now()
  expect(await listChannels(admin)).toEqual({ channels: null })
  expect(performance.now() - startedAt).toBeLessThan(CHANNELS_PATIENCE_MS + 1000)
})

test('a list that takes longer than anybody waits is there the next time, asked for once', async () => {
  const { admin, standIn } = await aSlackCircle()
  standIn.fail({ under: path, kind: 'slow', milliseconds: CHANNELS_PATIENCE_MS + 1000 })
  expect(await listChannels(admin)).toEqual({ channels: null })
  expect((await listChannels(admin)).channels).toHaveLength(3)
  expect(standIn.seenUnder(path)).toHaveLength(1)
})

test('after Slack refused the list it is asked for anew', async () => {
  const { admin, standIn } = await aSlackCircle()
  standIn.fail({ under: path, kind: 'answer', status: 500 })
  expect(await listChannels(admin)).toEqual({ channels: null })
  expect((await listChannels(admin)).channels).toHaveLength(3)
})

test('a workspace without Slack has no channels', async () => {
  expect(await listChannels(await anAdmin())).toEqual({ channels: null })
})
