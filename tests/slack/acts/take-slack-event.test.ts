import { expect, test } from 'vitest'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { takeSlackEvent } from '@/lib/slack/acts/commands/take-slack-event'
import { forgetSlackEvents } from '@/lib/slack/acts/jobs'
import { aPersonIn, answerTo, aSlack, sendAsSlack } from './acting'
import { unique } from '@/tests/factories/workspaces'
import { anEventOf } from '@/tests/support/providers/slack/slack-client'
import { mailsTo } from '@/tests/support/outbox'

const brokenOf = async (workspaceId: string) =>
  (
    await db.integration.findMany({ where: { workspaceId, brokenAt: { not: null } }, select: { externalId: true } })
  ).map(({ externalId }) => externalId)

test('answers the question whether the address is ours', async () => {
  const body = JSON.stringify({ type: 'url_verification', token: 'retired', challenge: 'abc123' })
  expect(await answerTo({ to: 'events', type: 'application/json', body })).toEqual({ challenge: 'abc123' })
})

test('an uninstalled app breaks the connection of its workspace alone, and the Admins get one mail', async () => {
  const slack = await aSlack()
  const other = await aSlack()
  await Promise.all(
    [1, 2, 3].map((time) => answerTo(anEventOf(slack.team, unique(`Ev${time}`), { type: 'app_uninstalled' }))),
  )
  expect(await brokenOf(slack.workspace.id)).toEqual([slack.team])
  expect(await brokenOf(other.workspace.id)).toEqual([])
  expect((await mailsTo(slack.admin.email)).map(({ event }) => event)).toEqual(['integration.lost'])
})

test('revoked tokens break the accounts they are of', async () => {
  const slack = await aSlack()
  const [one, two] = [await aPersonIn(slack), await aPersonIn(slack)]
  const tokens = { oauth: [one.person.user, 'U0NOBODY'], bot: [] }
  await answerTo(anEventOf(slack.team, unique('Ev'), { type: 'tokens_revoked', tokens }))
  expect(await brokenOf(slack.workspace.id)).toEqual([one.person.user])
  const bot = { type: 'tokens_revoked', tokens: { bot: ['U0BOT'] } }
  await answerTo(anEventOf(slack.team, unique('Ev'), bot))
  expect((await brokenOf(slack.workspace.id)).toSorted()).toEqual([one.person.user, slack.team].toSorted())
  expect(await mailsTo(two.actor.email)).toEqual([])
})

test('the same event counts once, also after the account was connected anew', async () => {
  const slack = await aSlack()
  const event = anEventOf(slack.team, unique('Ev'), { type: 'app_uninstalled' })
  await answerTo(event)
  await db.integration.updateMany({ where: { workspaceId: slack.workspace.id }, data: { brokenAt: null } })
  expect((await sendAsSlack(event)).status).toBe(200)
  expect(await brokenOf(slack.workspace.id)).toEqual([])
})

test('other events and Slack workspaces that nobody connected change nothing', async () => {
  const slack = await aSlack()
  await answerTo(anEventOf(slack.team, unique('Ev'), { type: 'team_rename' }))
  await takeSlackEvent({ teamId: slack.team, userId: 'none' }, { type: 'other' })
  const eventId = unique('Ev')
  await answerTo(anEventOf('T0NOBODY', eventId, { type: 'app_uninstalled' }))
  expect(await brokenOf(slack.workspace.id)).toEqual([])
  expect(await db.slackEvent.count({ where: { eventId } })).toBe(0)
})

test('ids of events are forgotten after a week', async () => {
  const { team, workspace } = await aSlack()
  const [old, recent] = [unique('Ev'), unique('Ev')]
  for (const id of [old, recent]) await answerTo(anEventOf(team, id, { type: 'team_rename' }))
  await db.slackEvent.update({ where: { eventId: old }, data: { receivedAt: daysFrom(now(), -8) } })
  await forgetSlackEvents(now())
  const kept = await db.slackEvent.findMany({ where: { workspaceId: workspace.id }, select: { eventId: true } })
  expect(kept).toEqual([{ eventId: recent }])
})
