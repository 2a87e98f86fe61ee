import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'

/** Where applause is posted in Slack, and what Slack did not take. */
export type ChannelSetting = {
  /** Null: nowhere. */
  channel: { id: string; name: string } | null
  /** Slack's code of why it refused the last post; empty: it took it. */
  failure: string
  /** Messages of the last two weeks that were given up. */
  givenUp: number
}

/** What the Admins chose about the Slack of their workspace; null: it has none. */
export async function findChannelSetting({ workspaceId }: Actor): Promise<ChannelSetting | null> {
  const app = await db.integration.findFirst({
    relationLoadStrategy: 'join',
    where: { workspaceId, provider: 'SLACK', memberId: null },
    select: {
      slackSetting: { select: { channel: true, channelName: true, failure: true } },
      _count: { select: { tasks: { where: { status: 'GIVEN_UP', createdAt: { gt: daysFrom(now(), -14) } } } } },
    },
  })
  if (app === null) return null
  const { channel = null, channelName: name = '', failure = '' } = app.slackSetting ?? {}
  return { channel: channel === null ? null : { id: channel, name }, failure, givenUp: app._count.tasks }
}
