import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { slackActions } from '@/lib/slack/schema'
import { providerSettings } from '@/tests/support/providers/settings'
import type { Channel, Conversations, Message } from './slack-conversations'
import type { Route } from '@/tests/support/providers/stand-in'

const { SLACK_SIGNING_SECRET: signingSecret } = providerSettings('')

const pressBody = z.object({ team: z.string(), channel: z.string(), ts: z.string(), index: z.coerce.number() })

const replyBody = z.looseObject({ text: z.string().default('') })

type Pressed = { channel: Channel; message: Message; index: number; responseUrl: string }

function payloadOf({ channel, message, index, responseUrl }: Pressed) {
  const { team, id, name, userId = 'U0VISITOR' } = channel
  const buttons = message.blocks.flatMap((block) =>
    block.type === 'actions' ? block.elements.map((button) => ({ ...button, block_id: 'buttons' })) : [],
  )
  return {
    type: 'block_actions',
    team: { id: team, domain: 'stand-in' },
    user: { id: userId, username: userId.toLowerCase(), name: userId.toLowerCase(), team_id: team },
    api_app_id: 'A0RAPPORT',
    container: { type: 'message', message_ts: message.ts, channel_id: id, is_ephemeral: false },
    trigger_id: `${Date.now()}.${team}`,
    channel: { id, name: channel.userId === undefined ? name : 'directmessage' },
    message: { type: 'message', ...message },
    state: { values: {} },
    response_url: responseUrl,
    actions: buttons.slice(index, index + 1).map((button) => ({ ...button, action_ts: message.ts })),
  }
}

/** Sends a press of a button to the product as Slack does: signed, as a form that holds JSON. */
async function send(productUrl: string, payload: object) {
  const body = new URLSearchParams({ payload: JSON.stringify(payload) }).toString()
  const at = String(Math.floor(Date.now() / 1000))
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-slack-request-timestamp': at,
    'x-slack-signature': `v0=${createHmac('sha256', signingSecret).update(`v0:${at}:${body}`).digest('hex')}`,
  }
  await Promise.allSettled([fetch(`${productUrl}/api/slack/interactivity`, { method: 'POST', headers, body })])
}

/** The buttons on the page of messages, which act, and the address where the product answers a press. */
export const slackPressRoutes = (conversations: Conversations, productUrl: string): Route[] => [
  {
    method: 'POST',
    path: '/press',
    body: pressBody,
    answer: async ({ body, headers: { host = '' } }) => {
      const { team, channel: id, ts, index } = pressBody.parse(body)
      const channel = conversations.find(team, id)
      const message = channel?.messages.find((one) => one.ts === ts)
      // The product takes no other address for Slack's than the one it was given.
      const responseUrl = `http://${host.replace('localhost', '127.0.0.1')}/slack/respond/${team}/${id}`
      if (!channel || !message) return { status: 303, headers: { location: '/slack/' }, html: '' }
      const payload = payloadOf({ channel, message, index, responseUrl })
      await send(productUrl, payload)
      const query = new URLSearchParams({ team, user: payload.user.id, trigger: payload.trigger_id })
      const opensDialog = payload.actions.some(({ action_id: action }) => action === slackActions.answerQuickAsk)
      return { status: 303, headers: { location: opensDialog ? `/slack/dialog?${query}` : '/slack/' }, html: '' }
    },
  },
  {
    method: 'POST',
    path: '/respond/:team/:channel',
    body: replyBody,
    answer: ({ body, params: { team = '', channel = '' } }) =>
      conversations.post(team, channel, { text: replyBody.parse(body).text, blocks: [] }),
  },
]
