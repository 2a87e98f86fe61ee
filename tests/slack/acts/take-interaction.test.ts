import { expect, test } from 'vitest'
import { takeInteraction } from '@/lib/slack/acts/commands/take-interaction'
import { interactionSchema, slackDialogs } from '@/lib/slack/acts/schema'
import { aPersonIn, aSlack, sendAsSlack } from './acting'
import { aPressOf, aShortcutOf } from '@/tests/support/providers/slack/slack-client'

/** Takes it as the route does. */
function take(payload: object) {
  const { asker, input } = interactionSchema.parse(payload)
  return takeInteraction(asker, input)
}

test('what nobody waits for is taken without effect', async () => {
  const slack = await aSlack()
  const { person } = await aPersonIn(slack)
  const [team, user] = [{ id: person.team }, { id: person.user }]
  const payloads = [{ type: 'view_closed', team, user }, { type: 'message_action', team: null }, { type: 'shortcut' }]
  for (const payload of payloads) {
    expect(await take(payload)).toBeNull()
  }
  const before = slack.standIn.seenUnder('/slack/api').length
  const press = aPressOf(person, {
    actionId: 'open',
    value: '',
    triggerId: 't',
    responseUrl: 'http://elsewhere.example',
  })
  const answer = await sendAsSlack(press)
  expect([answer.status, await answer.text()]).toEqual([200, ''])
  expect(slack.standIn.seenUnder('/slack/api')).toHaveLength(before)
})

test('somebody of another Slack workspace, in a channel of both, is nobody here', async () => {
  const slack = await aSlack()
  const { person } = await aPersonIn(slack)
  const body = decodeURIComponent(
    new URLSearchParams(aShortcutOf(person, slackDialogs.ask, 't').body).get('payload') ?? '',
  )
  const payload = JSON.parse(body)
  await take({ ...payload, user: { ...payload.user, team_id: 'T0OTHER' } })
  expect(JSON.stringify(slack.opened.get('t'))).toContain('Connect your Slack account first.')
})
