import 'server-only'
import { setTimeout } from 'node:timers/promises'
import type { Actor } from '@/lib/access/actor'
import { withAccess } from '@/lib/integrations/steps/with-access'
import { minutesFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { attempt, ProviderFailure } from '@/lib/platform/provider-failure'
import { askSlack } from '@/lib/platform/slack/client'
import { CHANNELS_PATIENCE_MS, type SlackChannel } from '@/lib/slack/channel/rules'

const PAGE_SIZE = 1000
const PAGES = 10
const KEPT_MINUTES = 3

const kept = new Map<string, { until: Date; channels: SlackChannel[] }>()

/** All active public channels, alphabetically. */
const askForChannels = (integrationId: string) =>
  withAccess(integrationId, (access) =>
    askSlack(access, async (slack) => {
      const found: SlackChannel[] = []
      const asked = { types: 'public_channel', exclude_archived: true, limit: PAGE_SIZE }
      let cursor = ''
      for (let page = 0; page < PAGES; page += 1) {
        const answer = await slack.conversations.list({ ...asked, ...(cursor && { cursor }) })
        for (const { id, name } of answer.channels ?? [])
          if (id !== undefined && name !== undefined) found.push({ id, name })
        cursor = answer.response_metadata?.next_cursor ?? ''
        if (cursor === '') break
      }
      return found.toSorted((one, other) => one.name.localeCompare(other.name))
    }),
  )

const tooSlow = () => new ProviderFailure('unavailable', 'too slow')

/** Rejects after the time limit. */
const withinPatience = <Result>(asking: Promise<Result>): Promise<Result> =>
  Promise.race([asking, setTimeout(CHANNELS_PATIENCE_MS, null, { ref: false }).then(() => Promise.reject(tooSlow()))])

async function loadChannels(integrationId: string): Promise<SlackChannel[]> {
  const channels = await askForChannels(integrationId)
  kept.set(integrationId, { until: minutesFrom(now(), KEPT_MINUTES), channels })
  return channels
}

/** A long list goes on loading after the time limit, for the next time. */
const loading = new Map<string, Promise<SlackChannel[]>>()

function loadOnce(integrationId: string): Promise<SlackChannel[]> {
  const begun =
    loading.get(integrationId) ?? loadChannels(integrationId).finally(() => void loading.delete(integrationId))
  loading.set(integrationId, begun)
  return begun
}

async function readChannels(integrationId: string): Promise<SlackChannel[]> {
  const known = kept.get(integrationId)
  return known !== undefined && known.until > now() ? known.channels : withinPatience(loadOnce(integrationId))
}

/** Public channels, cached for minutes; null: Slack doesn't answer. */
export async function listChannels({ workspaceId }: Actor): Promise<{ channels: SlackChannel[] | null }> {
  const where = { workspaceId, provider: 'SLACK', memberId: null } as const
  const app = await db.integration.findFirst({ where, select: { id: true } })
  if (app === null) return { channels: null }
  const { result: channels } = await attempt(readChannels(app.id))
  return { channels }
}
