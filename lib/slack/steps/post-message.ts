import 'server-only'
import { withAccess } from '@/lib/integrations/steps/with-access'
import { attempt, ProviderFailure } from '@/lib/platform/provider-failure'
import { askSlack } from '@/lib/platform/slack/client'
import type { SlackMessage } from '@/lib/slack/rules/blocks'

// No link previews, because linked pages need a sign-in.
const unfolded = { unfurl_links: false, unfurl_media: false } as const

type MessagePlace = { channel: string; ts: string }

export const postMessage = (integrationId: string, channel: string, message: SlackMessage): Promise<string> =>
  withAccess(integrationId, async (access) => {
    const { ts } = await askSlack(access, (slack) => slack.chat.postMessage({ channel, ...message, ...unfolded }))
    if (ts === undefined) throw new ProviderFailure('unavailable', 'no ts')
    return ts
  })

/** Messages removed or locked in Slack stay as they are. */
const GONE = ['message_not_found', 'cant_update_message', 'cant_delete_message', 'edit_window_closed']

async function unlessGone(change: Promise<unknown>): Promise<void> {
  const { failure } = await attempt(change)
  if (failure !== null && !GONE.includes(failure.message)) throw failure
}

export const updateMessage = (integrationId: string, place: MessagePlace, message: SlackMessage) =>
  unlessGone(
    withAccess(integrationId, (access) => askSlack(access, (slack) => slack.chat.update({ ...place, ...message }))),
  )

export const deleteMessage = (integrationId: string, place: MessagePlace) =>
  unlessGone(withAccess(integrationId, (access) => askSlack(access, (slack) => slack.chat.delete(place))))
