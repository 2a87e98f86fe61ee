import { audienceInWords } from '@/lib/applause/rules/applause-labels'
import { applauseLimits } from '@/lib/applause/rules/applause-limits'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import { quickLimits, shortDay } from '@/lib/reviews/quick/rules/quick-words'
import { fullCount, truncate } from '@/lib/shared/text'
import type { Day } from '@/lib/shared/dates'
import { slackDialogs } from '@/lib/slack/acts/schema'

/** Slack's limit per field. */
const LONGEST_FIELD = 3000
const LONGEST_OPTION = 75
const LONGEST_TEXT = 3000

// Plain text, so user content can't form links, mentions or styles.
const plain = (text: string) => ({ type: 'plain_text' as const, text: truncate(text, LONGEST_TEXT), emoji: false })

const option = (value: string, text: string) => ({ value, text: plain(truncate(text, LONGEST_OPTION)) })

const words = (field: string, label: string, { most, given = '' }: { most: number; given?: string }) => ({
  type: 'input' as const,
  block_id: field,
  label: plain(label),
  element: {
    type: 'plain_text_input' as const,
    action_id: field,
    multiline: true,
    max_length: Math.min(most, LONGEST_FIELD),
    ...(given !== '' && { initial_value: truncate(given, Math.min(most, LONGEST_FIELD)) }),
  },
})

const people = (field: string, label: string, { most, given }: { most: number; given: readonly string[] }) => ({
  type: 'input' as const,
  block_id: field,
  label: plain(label),
  element: {
    type: 'multi_users_select' as const,
    action_id: field,
    max_selected_items: most,
    ...(given.length > 0 && { initial_users: given.slice(0, most) }),
  },
})

const section = (text: string) => ({ type: 'section' as const, text: plain(text) })
const context = (texts: readonly string[]) => ({ type: 'context' as const, elements: texts.slice(0, 10).map(plain) })

const modal = (title: string) => ({ type: 'modal' as const, title: plain(title), close: plain('Cancel') })

export type Begun = { users: readonly string[]; words: string }

type ThanksStart = { categories: readonly { id: string; name: string }[]; left: number | null; workspaceName: string }

export function thanksDialog({ categories, left, workspaceName }: ThanksStart, begun: Begun) {
  const private_ = { isPublic: false, toManager: false }
  const everyone = option('everyone', `Everyone in ${workspaceName}`)
  const readers = [
    everyone,
    option('thanked', audienceInWords(private_, 2).replace(/ can read this$/, '')),
    option('managers', audienceInWords({ ...private_, toManager: true }, 2).replace(/ can read this$/, '')),
  ]
  const kinds = categories.map(({ id, name }) => option(id, name))
  return {
    ...modal('Give applause'),
    callback_id: slackDialogs.thanks,
    submit: plain('Send'),
    blocks: [
      people('recipientIds', 'To', { most: applauseLimits.recipients, given: begun.users }),
      {
        type: 'input' as const,
        block_id: 'categoryId',
        label: plain('For'),
        element: { type: 'static_select' as const, action_id: 'categoryId', options: kinds },
      },
      words('words', 'Message', { most: applauseLimits.words, given: begun.words }),
      {
        type: 'input' as const,
        block_id: 'audience',
        label: plain('Who can read it'),
        element: {
          type: 'radio_buttons' as const,
          action_id: 'audience',
          options: readers,
          initial_option: everyone,
        },
      },
      ...(left === null ? [] : [context([`${fullCount(left)} left this month in ${workspaceName}`])]),
    ],
  }
}

export const askDialog = (closesOn: Day, begun: Begun) => ({
  ...modal('Ask a question'),
  callback_id: slackDialogs.ask,
  submit: plain('Send'),
  blocks: [
    people('assigneeIds', 'Who', { most: quickLimits.people, given: begun.users }),
    words('question', 'Question', { most: limits.question, given: begun.words }),
    context([`Named · closes ${shortDay(closesOn)}`]),
  ],
})

type Asked = { creatorName: string; question: string; privacyNotice: readonly string[]; about: string }

export const answerDialog = ({ creatorName, question, privacyNotice, about }: Asked) => ({
  ...modal('Answer'),
  callback_id: slackDialogs.answer,
  private_metadata: about,
  submit: plain('Send'),
  blocks: [
    context([`${creatorName} asks`]),
    section(question),
    context(privacyNotice),
    words('text', 'Your answer', { most: limits.longAnswer }),
  ],
})

export const noticeDialog = (text: string, link: { label: string; url: string } | null) => ({
  ...modal('Rapport'),
  close: plain('Close'),
  blocks: [section(text), ...(link === null ? [] : [linkRow(link)])],
})

export const linkRow = ({ label, url }: { label: string; url: string }) => ({
  type: 'actions' as const,
  elements: [{ type: 'button' as const, action_id: 'open', text: plain(label), url }],
})

export type SlackDialog = ReturnType<typeof thanksDialog | typeof askDialog | typeof answerDialog | typeof noticeDialog>

export const verbOf = (callbackId: string) =>
  callbackId === slackDialogs.thanks ? 'thanks' : callbackId === slackDialogs.ask ? 'ask' : null

/** Dialog fields by block id, named as in the commands. */
const shownFields = ['recipientIds', 'categoryId', 'words', 'assigneeIds', 'question', 'text']

/** The field that shows errors of no field. */
const mainFields: Readonly<Record<string, string>> = {
  [slackDialogs.thanks]: 'words',
  [slackDialogs.ask]: 'question',
  [slackDialogs.answer]: 'text',
}

type Wrong = { message: string; fields: Readonly<Record<string, string>> }

export function dialogErrors(callbackId: string, { message, fields }: Wrong) {
  const known = Object.entries(fields).filter(([field]) => shownFields.includes(field))
  const main = mainFields[callbackId] ?? ''
  return { response_action: 'errors', errors: known.length > 0 ? Object.fromEntries(known) : { [main]: message } }
}
