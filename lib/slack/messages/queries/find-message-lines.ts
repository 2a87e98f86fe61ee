import 'server-only'
import { openWorkspace } from '@/lib/access/workspace/open-workspace'
import { MAIL_ONLY } from '@/lib/notifications/rules/unread'
import { STALE_HOURS } from '@/lib/notifications/slack/rules'
import { hoursFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'

const ownSlack = {
  where: { provider: 'SLACK', brokenAt: null },
  select: { id: true, externalId: true, slackConversation: { select: { channel: true } } },
} as const

const selected = {
  id: true,
  type: true,
  objectId: true,
  message: true,
  brief: true,
  link: true,
  createdAt: true,
  memberId: true,
  member: { select: { integrations: ownSlack } },
  workspace: { select: { id: true, name: true } },
} as const

/** A person's notifications still worth sending, oldest first: unread, not muted, not outdated. */
export const findMessageLines = (workspaceId: string, ids: readonly string[]) =>
  db.notification.findMany({
    relationLoadStrategy: 'join',
    where: {
      workspaceId,
      id: { in: [...ids] },
      slackAt: { not: null },
      createdAt: { gt: hoursFrom(now(), -STALE_HOURS) },
      OR: [{ readAt: null }, { readAt: MAIL_ONLY }],
      member: { status: 'ACTIVE' },
      workspace: openWorkspace,
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: selected,
  })
