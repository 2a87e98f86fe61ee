import { expect, test } from 'vitest'
import { chooseChannel } from '@/lib/slack/channel/commands/choose-channel'
import { queuePosts } from '@/lib/slack/channel/commands/queue-posts'
import { deleteApplause } from '@/lib/applause/commands/delete-applause'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { anApplause } from '@/tests/factories/applause'
import { aSlackCircle } from '@/tests/slack/slack-circle'

test('each change is queued once, however late it is looked for', async () => {
  const { admin, member, app } = await aSlackCircle()
  await chooseChannel(admin, { channel: 'CTHANKS', name: 'thanks' })
  const { id } = await anApplause(admin, [member])
  const long = daysFrom(now(), -9)
  await db.slackSetting.update({ where: { integrationId: app.id }, data: { readUntil: long, chosenAt: long } })
  await db.applause.update({ where: { id }, data: { createdAt: daysFrom(long, 1) } })
  await queuePosts()
  await queuePosts()
  const tasks = () => db.integrationTask.findMany({ where: { integrationId: app.id, objectId: id } })
  expect(await tasks()).toMatchObject([{ version: 1 }])
  await db.applause.update({ where: { id }, data: { createdAt: now() } })
  await db.slackPost.update({ where: { applauseId: id }, data: { queuedFor: now() } })
  await deleteApplause(admin, { id })
  await db.applause.update({ where: { id }, data: { createdAt: daysFrom(long, 1) } })
  await queuePosts()
  expect(await tasks()).toMatchObject([{ version: 2 }])
})
