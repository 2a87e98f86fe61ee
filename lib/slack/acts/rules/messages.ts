import type { SlackBlock } from '@/lib/slack/acts/schema'
import { linkRow } from './dialogs'

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

// Slack reads notification text as mrkdwn.
const fallback = (text: string) => text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign)

const plain = (text: string) => ({ type: 'plain_text' as const, text, emoji: false })

type Link = { label: string; url: string }

export const aside = (text: string, link: Link | null = null) => ({
  response_type: 'ephemeral',
  replace_original: false,
  text: fallback(text),
  blocks: [{ type: 'section', text: plain(text) }, ...(link === null ? [] : [linkRow(link)])],
})

type PressedButton = { actionId: string; value: string }

/** The message with the result in place of the pressed button. */
export function settledMessage(blocks: readonly SlackBlock[], { actionId, value }: PressedButton, done: string) {
  const result = { type: 'context', elements: [plain(done)] }
  const settled = blocks.flatMap((block) => {
    if (block.type !== 'actions') return [block]
    const all = block.elements ?? []
    const elements = all.filter((one) => one['action_id'] !== actionId || one['value'] !== value)
    if (elements.length === all.length) return [block]
    return [...(elements.length === 0 ? [] : [{ ...block, elements }]), result]
  })
  return { replace_original: true, text: done, blocks: settled.length === 0 ? [result] : settled }
}

/** A message of one notification has one row of buttons, a list one for each that can be answered and one for all. */
export const isList = (blocks: readonly SlackBlock[]) => blocks.filter(({ type }) => type === 'actions').length > 1

export const answeredMessage = (creatorName: string, question: string) => ({
  replace_original: true,
  text: 'Answered',
  blocks: [
    { type: 'section', text: plain(`${creatorName} asked: “${question}”`) },
    { type: 'context', elements: [plain('Answered')] },
  ],
})

export const HELP_TEXT = [
  '/rapport thanks @name your words: give applause',
  '/rapport ask @name your question: ask a quick question',
].join('\n')
