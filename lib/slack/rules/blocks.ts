// User content goes into `text`, `link` and plain-text elements, where Slack renders no formatting, mentions or links.

export type SlackPiece =
  | { type: 'text'; text: string; style?: { bold: true } }
  | { type: 'link'; url: string; text: string }
  | { type: 'user'; user_id: string }

type Section = { type: 'rich_text_section'; elements: SlackPiece[] }

type RichText =
  | Section
  | { type: 'rich_text_quote'; elements: SlackPiece[] }
  | { type: 'rich_text_list'; style: 'bullet'; elements: Section[] }

export type Button = {
  type: 'button'
  action_id: string
  text: PlainText
  url?: string
  value?: string
  style?: 'primary'
}

type PlainText = { type: 'plain_text'; text: string; emoji: false }

export type Block = { block_id?: string } & (
  | { type: 'rich_text'; elements: RichText[] }
  | { type: 'context'; elements: (PlainText | { type: 'mrkdwn'; text: string })[] }
  | { type: 'actions'; elements: Button[] }
)

/** `text` feeds phone notifications; the first block carries the mark. */
export type SlackMessage = { text: string; blocks: Block[] }

export const plainText = (text: string): PlainText => ({ type: 'plain_text', text, emoji: false })

export const section = (...elements: SlackPiece[]): Section => ({ type: 'rich_text_section', elements })

export const richText = (...elements: RichText[]): Block => ({ type: 'rich_text', elements })

export const buttons = (...elements: Button[]): Block => ({ type: 'actions', elements })

/** Adds a mark to find the message again. */
export const marked = ({ text, blocks }: SlackMessage, mark: string): SlackMessage => ({
  text,
  blocks: blocks.map((block, index) => (index === 0 ? { ...block, block_id: mark } : block)),
})
