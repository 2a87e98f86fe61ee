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

export function settledMessage(blocks: readonly SlackBlock[], actionId: string, done: string) {
  const rest = blocks.flatMap((block) => {
    if (block.type !== 'actions') return [block]
    const elements = (block.elements ?? []).filter(({ action_id: id }) => id !== actionId)
    return elements.length === 0 ? [] : [{ ...block, elements }]
  })
  return { replace_original: true, text: done, blocks: [...rest, { type: 'context', elements: [plain(done)] }] }
}

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
