import {
  buttons,
  plainText,
  richText,
  section,
  type Block,
  type Button,
  type SlackMessage,
} from '@/lib/slack/rules/blocks'
import { escapeMrkdwn } from '@/lib/slack/rules/mrkdwn'
import { slackActions } from '@/lib/slack/schema'

/** The task kind, one per message. */
export const MESSAGE_TASK = 'slack.message'

/** Further lines link to the product. */
export const MOST_LINES = 20

export type LineAct = { kind: 'answerQuickAsk' | 'completeOneOnOne'; objectId: string }

export type MessageLine = { sentence: string; url: string; act: LineAct | null }

const actLabels = { answerQuickAsk: 'Answer', completeOneOnOne: 'Mark as done' } as const

const actButton = ({ kind, objectId }: LineAct): Button => ({
  type: 'button',
  action_id: slackActions[kind],
  text: plainText(actLabels[kind]),
  value: objectId,
  style: 'primary',
})

const openButton = (url: string, label = 'Open'): Button => ({
  type: 'button',
  action_id: slackActions.open,
  text: plainText(label),
  url,
})

const workspaceLine = (name: string): Block => ({ type: 'context', elements: [plainText(name)] })

const single = ({ sentence, url, act }: MessageLine, workspaceName: string): SlackMessage => ({
  text: escapeMrkdwn(sentence),
  blocks: [
    richText(section({ type: 'text', text: sentence })),
    workspaceLine(workspaceName),
    buttons(...(act === null ? [] : [actButton(act)]), openButton(url)),
  ],
})

const linked = ({ sentence: text, url }: MessageLine) => section({ type: 'link', url, text })

/** Lines without action form a list; others get a button below. */
function listed(lines: readonly MessageLine[]): Block[] {
  const blocks: Block[] = []
  let plain: MessageLine[] = []
  const endList = () => {
    if (plain.length > 0)
      blocks.push(richText({ type: 'rich_text_list', style: 'bullet', elements: plain.map(linked) }))
    plain = []
  }
  for (const line of lines) {
    if (line.act === null) plain.push(line)
    else {
      endList()
      blocks.push(
        richText(section({ type: 'text', text: line.sentence })),
        buttons(actButton(line.act), openButton(line.url)),
      )
    }
  }
  endList()
  return blocks
}

type Message = { lines: readonly MessageLine[]; workspaceName: string; allUrl: string }

export function directMessage({ lines, workspaceName, allUrl }: Message): SlackMessage | null {
  const [first] = lines
  if (first === undefined) return null
  if (lines.length === 1) return single(first, workspaceName)
  const title = `${lines.length} new notifications`
  const left = lines.length - MOST_LINES
  return {
    text: escapeMrkdwn(`${title} in ${workspaceName}`),
    blocks: [
      richText(section({ type: 'text', text: title, style: { bold: true } })),
      ...listed(lines.slice(0, MOST_LINES)),
      workspaceLine(workspaceName),
      buttons(openButton(allUrl, left > 0 ? `Open all ${lines.length}` : 'Open all')),
    ],
  }
}
