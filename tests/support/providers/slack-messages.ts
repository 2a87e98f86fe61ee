import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { providerSettings } from './settings'
import { blocksField, safeMrkdwn, type Block } from './slack-blocks'
import { slackAccountOf } from './slack-oauth'
import { messagesPage } from './slack-page'
import type { Answer, Asked, Route } from './stand-in'

const { SLACK_SIGNING_SECRET: signingSecret } = providerSettings('')

const channelId = z.string().regex(/^[CD]\w+$/)
const ts = z.string().regex(/^\d+\.\d{6}$/)
const no = z.literal('false')

const bodies = {
  open: z.strictObject({ users: z.string().regex(/^[UW]\w+$/) }),
  list: z.strictObject({
    types: z.literal('public_channel'),
    exclude_archived: z.literal('true'),
    limit: z.coerce.number().int().min(1).max(1000),
    cursor: z.string().min(1).optional(),
  }),
  history: z.strictObject({
    channel: channelId,
    oldest: z.coerce.number(),
    limit: z.coerce.number().int().min(1).max(999),
    cursor: z.string().min(1).optional(),
  }),
  join: z.strictObject({ channel: channelId }),
  post: z.strictObject({
    channel: channelId,
    text: safeMrkdwn,
    blocks: blocksField,
    unfurl_links: no,
    unfurl_media: no,
  }),
  update: z.strictObject({ channel: channelId, ts, text: safeMrkdwn, blocks: blocksField }),
  delete: z.strictObject({ channel: channelId, ts }),
}

export type Message = { ts: string; text: string; blocks: Block[] }
export type Channel = {
  team: string
  id: string
  name: string
  userId?: string
  isJoined: boolean
  messages: Message[]
}

const ok = (more: object = {}): Answer => ({ json: { ok: true, ...more } })
const failed = (error: string): Answer => ({ json: { ok: false, error } })

const pressBody = z.object({ team: z.string(), channel: z.string(), ts, index: z.coerce.number() })

let stamps = 0
const newTs = () => `${Math.floor(Date.now() / 1000)}.${String((stamps += 1)).padStart(6, '0')}`

type Options = { revoked: ReadonlySet<string>; names?: string[]; productUrl?: string }

/**
 * Slack's conversations and messages. Each Slack workspace has these channels. With `isPaced` a channel takes one message a
 * second; `unknown` holds people Slack knows no more, `refusals` channels and why they take no message.
 */
export function slackMessageRoutes({ revoked, names = ['general', 'random', 'thanks'], productUrl }: Options) {
  const channels = new Map<string, Channel>()
  const settings = { isPaced: false, pageSize: 1000 }
  const unknown = new Set<string>()
  const refusals = new Map<string, string>()
  const lastPosts = new Map<string, number>()

  const keep = (channel: Channel) => {
    channels.set(`${channel.team} ${channel.id}`, channel)
    return channel
  }

  function publicOf(team: string): Channel[] {
    return names.map((name) => {
      const id = `C${name.toUpperCase().replace(/\W/g, '')}`
      return channels.get(`${team} ${id}`) ?? keep({ team, id, name, isJoined: false, messages: [] })
    })
  }

  /** Calls a method in the name of the app, whose team the token tells. */
  const asApp =
    <Schema extends z.ZodType>(schema: Schema, answer: (team: string, body: z.output<Schema>) => Answer) =>
    (asked: Asked): Answer => {
      const found = slackAccountOf(asked, revoked)
      if ('error' in found) return failed(found.error)
      if (!found.account.startsWith('bot:')) return failed('not_allowed_token_type')
      return answer(found.account.slice(4), schema.parse(asked.body))
    }

  const method = <Schema extends z.ZodType>(
    name: string,
    body: Schema,
    answer: (team: string, body: z.output<Schema>) => Answer,
  ): Route => ({ method: 'POST', path: `/api/${name}`, body, answer: asApp(body, answer) })

  const find = (team: string, id: string) => {
    publicOf(team)
    return channels.get(`${team} ${id}`)
  }

  const pageOf = <Item>(items: Item[], cursor: string | undefined, limit: number) => {
    const start = Number(cursor ?? 0)
    const size = Math.min(limit, settings.pageSize)
    const next = start + size < items.length ? String(start + size) : ''
    return { items: items.slice(start, start + size), response_metadata: { next_cursor: next } }
  }

  function post(team: string, { channel: id, text, blocks }: z.output<typeof bodies.post>): Answer {
    const channel = find(team, id)
    const refusal = refusals.get(id)
    if (refusal !== undefined || channel === undefined) return failed(refusal ?? 'channel_not_found')
    const isTooSoon = Date.now() - (lastPosts.get(id) ?? 0) < 1000
    if (settings.isPaced && isTooSoon)
      return { status: 429, headers: { 'retry-after': '1' }, json: { ok: false, error: 'ratelimited' } }
    lastPosts.set(id, Date.now())
    const message = { ts: newTs(), text, blocks }
    channel.messages.push(message)
    return ok({ channel: id, ts: message.ts, message: { type: 'message', ...message } })
  }

  const routes: Route[] = [
    method('conversations.open', bodies.open, (team, { users: userId }) => {
      if (unknown.has(userId)) return failed('user_not_found')
      const id = `D${userId.slice(1)}`
      if (!channels.has(`${team} ${id}`)) keep({ team, id, name: userId, userId, isJoined: true, messages: [] })
      return ok({ channel: { id } })
    }),
    method('conversations.list', bodies.list, (team, { cursor, limit }) => {
      const { items, ...rest } = pageOf(publicOf(team), cursor, limit)
      return ok({
        channels: items.map(({ id, name }) => ({ id, name, is_channel: true, is_archived: false })),
        ...rest,
      })
    }),
    method('conversations.join', bodies.join, (team, { channel: id }) => {
      const channel = find(team, id)
      if (channel === undefined) return failed('channel_not_found')
      channel.isJoined = true
      return ok({ channel: { id } })
    }),
    method('conversations.history', bodies.history, (team, { channel: id, oldest, limit, cursor }) => {
      const channel = find(team, id)
      if (channel === undefined) return failed('channel_not_found')
      if (!channel.isJoined) return failed('not_in_channel')
      const since = channel.messages.filter((message) => Number(message.ts) > oldest).toReversed()
      const { items, ...rest } = pageOf(since, cursor, limit)
      return ok({ messages: items.map((message) => ({ type: 'message', ...message })), ...rest })
    }),
    method('chat.postMessage', bodies.post, post),
    method('chat.update', bodies.update, (team, { channel: id, ts: name, text, blocks }) => {
      const message = find(team, id)?.messages.find((one) => one.ts === name)
      if (message === undefined) return failed('message_not_found')
      Object.assign(message, { text, blocks })
      return ok({ channel: id, ts: name, text })
    }),
    method('chat.delete', bodies.delete, (team, { channel: id, ts: name }) => {
      const channel = find(team, id)
      const message = channel?.messages.find((one) => one.ts === name)
      if (channel === undefined || message === undefined) return failed('message_not_found')
      channel.messages = channel.messages.filter((one) => one !== message)
      return ok({ channel: id, ts: name })
    }),
    { method: 'GET', path: '/', answer: () => ({ html: messagesPage([...channels.values()]) }) },
    {
      method: 'POST',
      path: '/press',
      body: pressBody,
      answer: async ({ body }) => {
        const pressed = pressBody.parse(body)
        const channel = find(pressed.team, pressed.channel)
        const message = channel?.messages.find((one) => one.ts === pressed.ts)
        if (channel !== undefined && message !== undefined && productUrl !== undefined)
          await press({ channel, message, index: pressed.index, productUrl })
        return { status: 303, headers: { location: '/slack/' }, html: '' }
      },
    },
  ]
  return { routes, channels, settings, unknown, refusals, find }
}

type Pressed = { channel: Channel; message: Message; index: number; productUrl: string }

/** Sends a press of a button to the product as Slack does: signed, as a form with the payload as JSON. */
async function press({ channel, message, index, productUrl }: Pressed) {
  const buttons = message.blocks.flatMap((block) =>
    block.type === 'actions' ? block.elements.map((button) => ({ ...button, block_id: 'buttons' })) : [],
  )
  const { team, id, userId = 'U0VISITOR' } = channel
  const payload = {
    type: 'block_actions',
    team: { id: team, domain: 'stand-in' },
    user: { id: userId, username: userId.toLowerCase(), team_id: team },
    api_app_id: 'A0RAPPORT',
    container: { type: 'message', message_ts: message.ts, channel_id: id, is_ephemeral: false },
    trigger_id: `${Date.now()}.${team}`,
    channel: { id, name: channel.userId === undefined ? channel.name : 'directmessage' },
    message: { type: 'message', ...message },
    response_url: `${productUrl}/slack/nowhere`,
    actions: buttons.slice(index, index + 1).map((button) => ({ ...button, action_ts: message.ts })),
  }
  const body = new URLSearchParams({ payload: JSON.stringify(payload) }).toString()
  const at = String(Math.floor(Date.now() / 1000))
  const signature = `v0=${createHmac('sha256', signingSecret).update(`v0:${at}:${body}`).digest('hex')}`
  await fetch(`${productUrl}/api/slack/interactivity`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-slack-request-timestamp': at,
      'x-slack-signature': signature,
    },
    body,
  }).catch(() => {})
}
