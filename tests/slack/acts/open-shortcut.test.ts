import { expect, test } from 'vitest'
import { openShortcut } from '@/lib/slack/acts/commands/open-shortcut'
import { slackDialogs } from '@/lib/slack/acts/schema'
import { aNamesakeIn, answerTo, aPersonIn, aSlack } from './acting'
import { aShortcutOf } from '@/tests/support/providers/slack/slack-client'

test('opens the dialog of each shortcut', async () => {
  const slack = await aSlack()
  const { person } = await aPersonIn(slack)
  for (const callbackId of [slackDialogs.thanks, slackDialogs.ask]) {
    expect(await answerTo(aShortcutOf(person, callbackId, callbackId))).toBeNull()
    expect(slack.opened.get(callbackId)?.callback_id).toBe(callbackId)
  }
  expect(await answerTo(aShortcutOf(person, 'unknown', 'unknown'))).toBeNull()
  expect(slack.opened.has('unknown')).toBe(false)
  expect(slack.standIn.violations).toEqual([])
})

test('says why not in a dialog: a shortcut has no place for a message', async () => {
  const slack = await aSlack('FREE')
  const { person } = await aNamesakeIn(slack)
  await answerTo(aShortcutOf(person, slackDialogs.ask, 'stranger'))
  expect(JSON.stringify(slack.opened.get('stranger'))).toContain('Connect your Slack account first.')
  const { person: member } = await aPersonIn(slack)
  await answerTo(aShortcutOf(member, slackDialogs.thanks, 'gated'))
  expect(JSON.stringify(slack.opened.get('gated'))).toContain('plan')
  expect(slack.standIn.violations).toEqual([])
})

test('in a Slack workspace that nobody connected there is nothing to open', async () => {
  const nobody = { teamId: 'T0NOBODY', userId: 'U0NOBODY' }
  const shortcut = { type: 'shortcut', triggerId: 't', callbackId: slackDialogs.ask } as const
  expect(await openShortcut(nobody, shortcut)).toBeNull()
})
