import type { Block } from './slack-blocks'
import type { Channel, Message } from './slack-conversations'

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

type Piece = { type: string; text?: string; url?: string; user_id?: string; style?: { bold: true } }

function pieceOf({ type, text = '', url = '', user_id: user = '', style }: Piece) {
  if (type === 'user') return `<b class="at">@${escaped(user)}</b>`
  if (type === 'link') return `<a href="${escaped(url)}">${escaped(text)}</a>`
  return style?.bold ? `<b>${escaped(text)}</b>` : escaped(text)
}

const pieces = (all: readonly Piece[]) => all.map(pieceOf).join('')

/** A link of ours, as `<https://…|Open>`. */
const mrkdwn = (text: string) =>
  escaped(text).replace(/&#60;(.+?)\|(.+?)&#62;/g, (_, url: string, label: string) => `<a href="${url}">${label}</a>`)

type Where = { channel: Channel; message: Message; firstButton: number }

function blockOf(block: Block, { channel, message, firstButton }: Where): string {
  if (block.type === 'context')
    return `<p class="small">${block.elements.map(({ type, text }) => (type === 'mrkdwn' ? mrkdwn(text) : escaped(text))).join(' · ')}</p>`
  if (block.type === 'actions')
    return `<p>${block.elements.map((button, index) => buttonOf(button, { channel, message, firstButton: firstButton + index })).join(' ')}</p>`
  return block.elements
    .map((element) => {
      if (element.type === 'rich_text_list')
        return `<ul>${element.elements.map((item) => `<li>${pieces(item.elements)}</li>`).join('')}</ul>`
      const tag = element.type === 'rich_text_quote' ? 'blockquote' : 'p'
      return `<${tag}>${pieces(element.elements)}</${tag}>`
    })
    .join('')
}

type Button = { text: { text: string }; url?: string; style?: string }

function buttonOf({ text, url, style }: Button, { channel, message, firstButton }: Where) {
  const look = style === 'primary' ? ' class="primary"' : ''
  if (url !== undefined) return `<a class="button" href="${escaped(url)}">${escaped(text.text)}</a>`
  const fields = { team: channel.team, channel: channel.id, ts: message.ts, index: String(firstButton) }
  const hidden = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
  return `<form method="post" action="/slack/press">${hidden.join('')}<button${look}>${escaped(text.text)}</button></form>`
}

function messageOf(channel: Channel, message: Message) {
  let firstButton = 0
  const parts = message.blocks.map((block) => {
    const part = blockOf(block, { channel, message, firstButton })
    if (block.type === 'actions') firstButton += block.elements.length
    return part
  })
  return `<li data-ts="${message.ts}"><b class="app">Rapport <small>APP</small></b>${parts.length > 0 ? parts.join('') : `<p>${mrkdwn(message.text)}</p>`}</li>`
}

const channelOf = (channel: Channel) =>
  `<section><h2>${escaped(channel.userId === undefined ? `#${channel.name}` : `Direct message to ${channel.name}`)}</h2>
<ol aria-label="${escaped(channel.name)}">${channel.messages.map((message) => messageOf(channel, message)).join('')}</ol></section>`

const css = `body{font:15px/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#1d1c1d}
h2{font-size:17px;border-bottom:1px solid #ddd;padding-bottom:6px}ol{list-style:none;padding:0}li{margin:0 0 18px}
ol li p,ol li blockquote,ol li ul{margin:4px 0}blockquote{border-left:4px solid #ddd;padding-left:10px;white-space:pre-line}
.small{font-size:13px;color:#616061}.at{background:#e8f5fa;color:#1264a3}.app small{font-size:10px;background:#eee;padding:1px 4px}
form{display:inline}button,.button{font:inherit;display:inline-block;padding:4px 12px;border:1px solid #bbb;border-radius:4px;background:#fff;color:inherit;text-decoration:none}
.primary{background:#007a5a;border-color:#007a5a;color:#fff}`

/** Everything that was posted, as a page of Slack's. */
export function messagesPage(channels: readonly Channel[]) {
  const used = channels.filter(({ messages }) => messages.length > 0)
  const list = used.length === 0 ? '<p>No messages yet.</p>' : used.map(channelOf).join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Slack (stand-in)</title><style>${css}</style><body><h1>Slack (stand-in)</h1>${list}</body></html>`
}
