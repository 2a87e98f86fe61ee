// What people wrote goes into `text` and `link` elements and plain text, which Slack shows as they are: formatting, mentions
// and links within it stay dead.

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

/** A message as Slack takes it. `text` is what notifications of a phone show; the first block carries its mark. */
export type SlackMessage = { text: string; blocks: Block[] }

export const plainText = (text: string): PlainText => ({ type: 'plain_text', text, emoji: false })

export const section = (...elements: SlackPiece[]): Section => ({ type: 'rich_text_section', elements })

export const richText = (...elements: RichText[]): Block => ({ type: 'rich_text', elements })

export const buttons = (...elements: Button[]): Block => ({ type: 'actions', elements })

/** The message with a mark by which it is found again in its channel. */
export const marked = ({ text, blocks }: SlackMessage, mark: string): SlackMessage => ({
  text,
  blocks: blocks.map((block, index) => (index === 0 ? { ...block, block_id: mark } : block)),
})
