import { z } from 'zod'
import { blocksField, safeMrkdwn } from './slack-blocks'
import { failed, ok, pageOf, slackConversations, type Conversations } from './slack-conversations'
import { slackAccountOf } from './slack-oauth'
import { messagesPage } from './slack-page'
import { slackPressRoutes } from './slack-press'
import type { Answer, Asked, Route } from '@/tests/support/providers/stand-in'

const channel = z.string().regex(/^[CD]\w+$/)
const ts = z.string().regex(/^\d+\.\d{6}$/)
const no = z.literal('false')
const limit = z.coerce.number().int().min(1).max(1000)
const cursor = z.string().min(1).optional()
const message = { channel, text: safeMrkdwn, blocks: blocksField }

/** What each method takes, as a form. */
export const slackBodies = {
  'conversations.open': z.strictObject({ users: z.string().regex(/^[UW]\w+$/) }),
  'conversations.list': z.strictObject({
    types: z.literal('public_channel'),
    exclude_archived: z.literal('true'),
    limit,
    cursor,
  }),
  'conversations.history': z.strictObject({ channel, oldest: z.coerce.number(), limit, cursor }),
  'conversations.join': z.strictObject({ channel }),
  'chat.postMessage': z.strictObject({ ...message, unfurl_links: no, unfurl_media: no }),
  'chat.update': z.strictObject({ ...message, ts }),
  'chat.delete': z.strictObject({ channel, ts }),
}

type Bodies = typeof slackBodies
type Methods = { [Name in keyof Bodies]: (team: string, body: z.output<Bodies[Name]>) => Answer }

const conversationMethods = ({ unknown, open, publicOf, settings, find }: Conversations) => ({
  'conversations.open': ((team, { users }) =>
    unknown.has(users)
      ? failed('user_not_found')
      : ok({ channel: { id: open(team, users).id } })) satisfies Methods['conversations.open'],
  'conversations.list': ((team, asked) => {
    const { items, ...rest } = pageOf(publicOf(team), {
      cursor: asked.cursor,
      size: Math.min(asked.limit, settings.pageSize),
    })
    return ok({ channels: items.map(({ id, name }) => ({ id, name, is_channel: true, is_archived: false })), ...rest })
  }) satisfies Methods['conversations.list'],
  'conversations.join': ((team, asked) => {
    const found = find(team, asked.channel)
    if (found === undefined) return failed('channel_not_found')
    found.isJoined = true
    return ok({ channel: { id: found.id } })
  }) satisfies Methods['conversations.join'],
  'conversations.history': ((team, asked) => {
    const found = find(team, asked.channel)
    if (!found?.isJoined) return failed(found ? 'not_in_channel' : 'channel_not_found')
    const since = found.messages.filter((one) => Number(one.ts) > asked.oldest).toReversed()
    const { items, ...rest } = pageOf(since, { cursor: asked.cursor, size: Math.min(asked.limit, settings.pageSize) })
    return ok({ messages: items.map((one) => ({ type: 'message', ...one })), ...rest })
  }) satisfies Methods['conversations.history'],
})

const chatMethods = ({ find, post }: Conversations) => ({
  'chat.postMessage': ((team, { channel: id, text, blocks }) =>
    post(team, id, { text, blocks })) satisfies Methods['chat.postMessage'],
  'chat.update': ((team, { channel: id, ts: name, text, blocks }) => {
    const found = find(team, id)?.messages.find((one) => one.ts === name)
    if (found === undefined) return failed('message_not_found')
    Object.assign(found, { text, blocks })
    return ok({ channel: id, ts: name, text })
  }) satisfies Methods['chat.update'],
  'chat.delete': ((team, { channel: id, ts: name }) => {
    const found = find(team, id)
    const index = found?.messages.findIndex((one) => one.ts === name) ?? -1
    if (index < 0) return failed('message_not_found')
    found?.messages.splice(index, 1)
    return ok({ channel: id, ts: name })
  }) satisfies Methods['chat.delete'],
})

/** Slack's conversations and messages, for the apps whose tokens `revoked` does not hold, and a page that shows them all. */
export function slackMessageRoutes({ revoked, productUrl }: { revoked: ReadonlySet<string>; productUrl?: string }) {
  const conversations = slackConversations()
  const methods: Methods = { ...conversationMethods(conversations), ...chatMethods(conversations) }

  /** In the name of the app, whose team the token tells. */
  const route = <Name extends keyof Bodies>(name: Name): Route => ({
    method: 'POST',
    path: `/api/${name}`,
    body: slackBodies[name],
    answer: (asked: Asked) => {
      const found = slackAccountOf(asked, revoked)
      if ('error' in found) return failed(found.error)
      if (!found.account.startsWith('bot:')) return failed('not_allowed_token_type')
      return methods[name](found.account.slice(4), slackBodies[name].parse(asked.body) as z.output<Bodies[Name]>)
    },
  })

  const routes: Route[] = [
    route('conversations.open'),
    route('conversations.list'),
    route('conversations.join'),
    route('conversations.history'),
    route('chat.postMessage'),
    route('chat.update'),
    route('chat.delete'),
    { method: 'GET', path: '/', answer: () => ({ html: messagesPage([...conversations.channels.values()]) }) },
    ...(productUrl === undefined ? [] : slackPressRoutes(conversations, productUrl)),
  ]
  return { routes, ...conversations }
}
