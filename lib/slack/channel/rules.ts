import { plainText, richText, section, type SlackPiece, type SlackMessage } from '@/lib/slack/rules/blocks'
import { escapeMrkdwn, mrkdwnLink } from '@/lib/slack/rules/mrkdwn'
import { truncate } from '@/lib/shared/text'

/** The task kind, one per applause. */
export const APPLAUSE_TASK = 'slack.applause'

/** Milliseconds; an Admin waits for the list. */
export const CHANNELS_PATIENCE_MS = 5000

const WORDS_SHOWN = 500

export type SlackChannel = { id: string; name: string }

/** Mentioned if their Slack account is known, else named. */
export type MentionedPerson = { name: string; slackId: string | null }

const pieceOf = ({ name, slackId }: MentionedPerson): SlackPiece =>
  slackId === null ? { type: 'text', text: name, style: { bold: true } } : { type: 'user', user_id: slackId }

/** List separators: none, comma, final “and”. */
const joinBefore = (index: number, count: number) => (index === 0 ? '' : index === count - 1 ? ' and ' : ', ')

function listed<Item>(
  people: readonly MentionedPerson[],
  textOf: (text: string) => Item,
  itemOf: (one: MentionedPerson) => Item,
) {
  return people.flatMap((person, index) => {
    const before = joinBefore(index, people.length)
    return [...(before === '' ? [] : [textOf(before)]), itemOf(person)]
  })
}

type Shown = {
  giver: MentionedPerson
  recipients: readonly MentionedPerson[]
  category: string
  words: string
  url: string
}

export function applausePost({ giver, recipients, category, words: given, url }: Shown): SlackMessage {
  const words = truncate(given, WORDS_SHOWN)
  const text = (said: string): SlackPiece => ({ type: 'text', text: said })
  const names = listed(
    recipients,
    (said) => said,
    ({ name }) => name,
  ).join('')
  return {
    text: escapeMrkdwn(`${giver.name} thanked ${names}: ${words}`),
    blocks: [
      richText(section(pieceOf(giver), text(' thanked '), ...listed(recipients, text, pieceOf)), {
        type: 'rich_text_quote',
        elements: [text(words)],
      }),
      {
        type: 'context',
        elements: [plainText(category), { type: 'mrkdwn', text: mrkdwnLink(url, 'Open in Rapport') }],
      },
    ],
  }
}

/** An Admin's fix for Slack's error code. */
export function failureInWords(failure: string, name: string): string {
  if (failure === 'is_archived') return `#${name} is archived in Slack. Choose another channel.`
  if (failure === 'channel_not_found') return `#${name} is no longer in Slack. Choose another channel.`
  return `Slack doesn’t let Rapport post in #${name}. Choose another channel.`
}
