import type { Block } from './slack-blocks'
import type { Answer } from '@/tests/support/providers/stand-in'

export type Message = { ts: string; text: string; blocks: Block[] }

/** A channel of a Slack workspace, or with `userId` the direct messages to somebody. */
export type Channel = {
  team: string
  id: string
  name: string
  userId?: string
  isJoined: boolean
  messages: Message[]
}

export const ok = (more: object = {}): Answer => ({ json: { ok: true, ...more } })
export const failed = (error: string): Answer => ({ json: { ok: false, error } })

const tooMany: Answer = { status: 429, headers: { 'retry-after': '1' }, json: { ok: false, error: 'ratelimited' } }

let stamps = 0
const newTs = () => `${Math.floor(Date.now() / 1000)}.${String((stamps += 1)).padStart(6, '0')}`

/** A page of a list as Slack cuts it: where the next one begins is its cursor. */
export function pageOf<Item>(items: readonly Item[], { cursor, size }: { cursor?: string; size: number }) {
  const start = Number(cursor ?? 0)
  const end = start + size
  const next_cursor = end < items.length ? String(end) : ''
  return { items: items.slice(start, end), response_metadata: { next_cursor } }
}

/**
 * The conversations of every Slack workspace, each with these public channels. With `isPaced` a channel takes one message a
 * second; `unknown` holds people Slack knows no more, `refusals` channels and why they take no message.
 */
export function slackConversations(names: readonly string[] = ['general', 'random', 'thanks']) {
  const channels = new Map<string, Channel>()
  const settings = { isPaced: false, pageSize: 1000 }
  const [unknown, refusals, lastPosts] = [new Set<string>(), new Map<string, string>(), new Map<string, number>()]

  const keep = (channel: Channel) => {
    channels.set(`${channel.team} ${channel.id}`, channel)
    return channel
  }

  const publicOf = (team: string): Channel[] =>
    names.map((name) => {
      const id = `C${name.toUpperCase().replace(/\W/g, '')}`
      return channels.get(`${team} ${id}`) ?? keep({ team, id, name, isJoined: false, messages: [] })
    })

  function find(team: string, id: string) {
    publicOf(team)
    return channels.get(`${team} ${id}`)
  }

  function open(team: string, userId: string) {
    const id = `D${userId.slice(1)}`
    return channels.get(`${team} ${id}`) ?? keep({ team, id, name: userId, userId, isJoined: true, messages: [] })
  }

  function post(team: string, id: string, said: Omit<Message, 'ts'>): Answer {
    const channel = find(team, id)
    const refusal = refusals.get(id)
    if (refusal !== undefined || channel === undefined) return failed(refusal ?? 'channel_not_found')
    if (settings.isPaced && Date.now() - (lastPosts.get(id) ?? 0) < 1000) return tooMany
    lastPosts.set(id, Date.now())
    const message = { ts: newTs(), ...said }
    channel.messages.push(message)
    return ok({ channel: id, ts: message.ts, message: { type: 'message', ...message } })
  }

  return { channels, settings, unknown, refusals, publicOf, find, open, post }
}

export type Conversations = ReturnType<typeof slackConversations>
