import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { APPLAUSE_TASK } from '@/lib/slack/channel/rules'
import { MESSAGE_TASK } from '@/lib/slack/messages/rules'

export type ChannelSetting = {
  channel: { id: string; name: string } | null
  /** Slack's error code of the last post; empty: none. */
  failure: string
  /** Messages given up in the last two weeks. */
  givenUp: number
}

const posts = [MESSAGE_TASK, APPLAUSE_TASK]

/** Null: Slack isn't connected, or its connection is lost. */
export async function findChannelSetting({ workspaceId }: Actor): Promise<ChannelSetting | null> {
  const app = await db.integration.findFirst({
    relationLoadStrategy: 'join',
    where: { workspaceId, provider: 'SLACK', memberId: null, brokenAt: null },
    select: {
      slackSetting: { select: { channel: true, channelName: true, failure: true } },
      _count: {
        select: {
          tasks: { where: { kind: { in: posts }, status: 'GIVEN_UP', createdAt: { gt: daysFrom(now(), -14) } } },
        },
      },
    },
  })
  if (app === null) return null
  const { channel = null, channelName: name = '', failure = '' } = app.slackSetting ?? {}
  return { channel: channel === null ? null : { id: channel, name }, failure, givenUp: app._count.tasks }
}
