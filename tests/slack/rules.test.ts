import { expect, test } from 'vitest'
import { applausePost, failureInWords } from '@/lib/slack/channel/rules'
import { directMessage, MOST_LINES, type MessageLine } from '@/lib/slack/messages/rules'
import { escapeMrkdwn } from '@/lib/slack/rules/mrkdwn'
import { slackActions } from '@/lib/slack/schema'
import { blocksField, safeMrkdwn } from '@/tests/support/providers/slack/slack-blocks'

const url = 'http://rapport.test/goals'
const line = (sentence: string, act: MessageLine['act'] = null): MessageLine => ({ sentence, url, act })
const from = (lines: MessageLine[]) => directMessage({ lines, workspaceName: 'A & B <Ltd>', allUrl: url })

const sayings = [
  '<!channel>',
  '<@U0MAYA>',
  '<#C0GENERAL>',
  '<https://evil.example|Rapport>',
  '&lt;!here&gt; & more',
  '*_~`',
]

test('nothing that somebody wrote is alive in Slack', () => {
  for (const saying of sayings) {
    expect(safeMrkdwn.safeParse(escapeMrkdwn(saying)).success, saying).toBe(true)
    const person = { name: saying, slackId: null }
    const post = applausePost({ giver: person, recipients: [person], category: saying, words: saying, url })
    for (const message of [from([line(saying)]), from([line(saying), line(saying)]), post]) {
      expect(safeMrkdwn.safeParse(message?.text).success, saying).toBe(true)
      expect(blocksField.safeParse(JSON.stringify(message?.blocks)).success, saying).toBe(true)
    }
  }
})

test('several notifications are one list, each with its own button where something can be done', () => {
  const ask: MessageLine['act'] = { kind: 'answerQuickAsk', objectId: 'review' }
  const message = from([line('One'), line('Two'), line('Three', ask), line('Four')])
  expect(message?.blocks.map(({ type }) => type)).toEqual([
    'rich_text',
    'rich_text',
    'rich_text',
    'actions',
    'rich_text',
    'context',
    'actions',
  ])
  expect(message?.blocks[3]).toMatchObject({
    elements: [{ action_id: slackActions.answerQuickAsk, value: 'review' }, {}],
  })
})

test('a long list ends in the product', () => {
  const message = from(Array.from({ length: MOST_LINES + 5 }, (_, index) => line(`Line ${index}`)))
  const text = JSON.stringify(message)
  expect(text).toContain(`Line ${MOST_LINES - 1}`)
  expect(text).not.toContain(`Line ${MOST_LINES}"`)
  expect(text).toContain('Open all 25')
  const acts = Array.from({ length: MOST_LINES }, () =>
    line('x'.repeat(500), { kind: 'completeOneOnOne', objectId: 'id' }),
  )
  expect(blocksField.safeParse(JSON.stringify(from(acts)?.blocks)).success).toBe(true)
  expect(from([])).toBeNull()
})

test('people are named as in a sentence', () => {
  const people = ['Ada', 'Tom', 'Lena'].map((name) => ({ name, slackId: null }))
  const shown = { giver: people[0] ?? { name: '', slackId: null }, category: 'Quality', words: 'Well done', url }
  expect(applausePost({ ...shown, recipients: people.slice(1) }).text).toBe('Ada thanked Tom and Lena: Well done')
  expect(applausePost({ ...shown, recipients: people }).text).toBe('Ada thanked Ada, Tom and Lena: Well done')
})

test('each reason why a channel takes nothing says what to do', () => {
  for (const code of ['is_archived', 'channel_not_found', 'restricted_action'])
    expect(failureInWords(code, 'thanks')).toMatch(/#thanks.+Choose another channel\.$/)
})
