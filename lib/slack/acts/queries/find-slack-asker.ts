import 'server-only'
import { openWorkspace } from '@/lib/access/workspace/open-workspace'
import { memberActor, type Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import type { SlackActor } from '@/lib/slack/acts/schema'

export type SlackHere = { integrationId: string; workspaceId: string }

export async function findSlackHere(teamId: string): Promise<SlackHere | null> {
  const found = await db.integration.findFirst({
    where: { provider: 'SLACK', externalId: teamId, memberId: null, workspace: openWorkspace },
    select: { id: true, workspaceId: true },
  })
  return found && { integrationId: found.id, workspaceId: found.workspaceId }
}

/** The member of a Slack account; null: not connected or deactivated. */
export async function findSlackAsker({ workspaceId }: SlackHere, { userId }: SlackActor): Promise<Actor | null> {
  const found = await db.integration.findFirst({
    where: {
      workspaceId,
      provider: 'SLACK',
      externalId: userId,
      brokenAt: null,
      member: { status: 'ACTIVE', user: { status: 'ACTIVE' } },
    },
    select: { memberId: true },
  })
  return found === null || found.memberId === null ? null : memberActor(found.memberId)
}
