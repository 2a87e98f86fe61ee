import { plainText, richText, section, type SlackPiece, type SlackMessage } from '@/lib/slack/rules/blocks'
import { escapeMrkdwn, mrkdwnLink } from '@/lib/slack/rules/mrkdwn'
import { truncate } from '@/lib/shared/text'

/** The calls that let applause in a channel be as it is in the product, one for each applause. */
export const APPLAUSE_TASK = 'slack.applause'

/** How long Slack may take to list its channels, in milliseconds: an Admin waits for it. */
export const CHANNELS_PATIENCE_MS = 5000

const WORDS_SHOWN = 500

export type SlackChannel = { id: string; name: string }

/** Somebody in a message: mentioned where their Slack account is known, else by name. */
export type MentionedPerson = { name: string; slackId: string | null }

const pieceOf = ({ name, slackId }: MentionedPerson): SlackPiece =>
  slackId === null ? { type: 'text', text: name, style: { bold: true } } : { type: 'user', user_id: slackId }

/** The separators of a list: none, commas, and the last “and”. */
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

/** Public applause as a channel shows it. */
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

/** What an Admin can do where Slack refuses our posts, by its code. */
export function failureInWords(failure: string, name: string): string {
  if (failure === 'is_archived') return `#${name} is archived in Slack. Choose another channel.`
  if (failure === 'channel_not_found') return `#${name} is no longer in Slack. Choose another channel.`
  return `Slack doesn’t let Rapport post in #${name}. Choose another channel.`
}
