import { createHmac } from 'node:crypto'
import { providerSettings } from '@/tests/support/providers/settings'

const secondsNow = () => String(Math.floor(Date.now() / 1000))

/** The headers with which Slack sends a body. */
export function signedHeaders(
  body: string,
  { timestamp = secondsNow(), secret = providerSettings('').SLACK_SIGNING_SECRET } = {},
) {
  const signature = `v0=${createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex')}`
  return { 'x-slack-request-timestamp': timestamp, 'x-slack-signature': signature }
}

export type Person = { team: string; user: string }

/** What Slack sends, by the last part of our address for it. */
export type SlackSends = { to: 'events' | 'interactivity' | 'commands'; body: string; type: string }

const FORM = 'application/x-www-form-urlencoded'

/** A command that somebody typed. */
export const aCommandOf = ({ team, user }: Person, text: string, triggerId: string): SlackSends => ({
  to: 'commands',
  type: FORM,
  body: new URLSearchParams({
    token: 'retired',
    team_id: team,
    team_domain: 'acme',
    channel_id: 'C0GENERAL',
    channel_name: 'general',
    user_id: user,
    user_name: user.toLowerCase(),
    command: '/rapport',
    text,
    api_app_id: 'A0RAPPORT',
    is_enterprise_install: 'false',
    response_url: '',
    trigger_id: triggerId,
  }).toString(),
})

const interaction = ({ team, user }: Person, payload: object): SlackSends => ({
  to: 'interactivity',
  type: FORM,
  body: new URLSearchParams({
    payload: JSON.stringify({
      api_app_id: 'A0RAPPORT',
      token: 'retired',
      enterprise: null,
      is_enterprise_install: false,
      team: { id: team, domain: 'acme' },
      user: { id: user, username: user.toLowerCase(), team_id: team },
      ...payload,
    }),
  }).toString(),
})

export type Press = { actionId: string; value: string; triggerId: string; responseUrl: string; blocks?: object[] }

/** A press of a button of one of our messages. */
export const aPressOf = (person: Person, { actionId, value, triggerId, responseUrl, blocks = [] }: Press) =>
  interaction(person, {
    type: 'block_actions',
    trigger_id: triggerId,
    response_url: responseUrl,
    container: { type: 'message', message_ts: '1700000000.000100', channel_id: 'D0DIRECT', is_ephemeral: false },
    message: { type: 'message', ts: '1700000000.000100', text: '', blocks },
    actions: [{ type: 'button', block_id: 'b1', action_id: actionId, value, action_ts: '1700000001.000100' }],
  })

export const aShortcutOf = (person: Person, callbackId: string, triggerId: string) =>
  interaction(person, { type: 'shortcut', callback_id: callbackId, trigger_id: triggerId, action_ts: '1.1' })

export type Sending = { id: string; callbackId: string; about?: string; values: Record<string, object> }

/** A dialog that somebody filled in. */
export const aSubmissionOf = (person: Person, { id, callbackId, about = '', values }: Sending) =>
  interaction(person, {
    type: 'view_submission',
    trigger_id: 'none',
    response_urls: [],
    view: {
      id,
      type: 'modal',
      hash: '1.abc',
      callback_id: callbackId,
      private_metadata: about,
      state: {
        values: Object.fromEntries(Object.entries(values).map(([block, value]) => [block, { [block]: value }])),
      },
    },
  })

export const anEventOf = (team: string, id: string, event: object): SlackSends => ({
  to: 'events',
  type: 'application/json',
  body: JSON.stringify({
    token: 'retired',
    team_id: team,
    api_app_id: 'A0RAPPORT',
    type: 'event_callback',
    event_id: id,
    event_time: 1_700_000_000,
    event,
  }),
})
