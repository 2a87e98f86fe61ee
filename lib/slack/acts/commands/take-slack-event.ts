import 'server-only'
import { breakConnections } from '@/lib/integrations/steps/break-connections'
import { now } from '@/lib/platform/clock'
import { transaction, type Tx } from '@/lib/platform/db'
import { findSlackHere, type SlackHere } from '@/lib/slack/acts/queries/find-slack-asker'
import type { SlackActor, SlackEventInput, SlackEventPart } from '@/lib/slack/acts/schema'

/** Accounts an event disconnects: the workspace's and the named people's. */
async function listEnded(tx: Tx, { workspaceId, integrationId }: SlackHere, { type, tokens }: SlackEventPart) {
  if (type === 'app_uninstalled') return [integrationId]
  if (type !== 'tokens_revoked') return []
  const { oauth = [], bot = [] } = tokens ?? {}
  const people = await tx.integration.findMany({
    where: { workspaceId, provider: 'SLACK', memberId: { not: null }, externalId: { in: oauth } },
    select: { id: true },
  })
  return [...(bot.length > 0 ? [integrationId] : []), ...people.map(({ id }) => id)]
}

/** Processes each Slack event once: revoked access breaks the connection here. Answers Slack's URL check. */
export async function takeSlackEvent(
  { teamId }: SlackActor,
  sent: SlackEventInput,
): Promise<{ challenge: string } | null> {
  if (sent.type === 'url_verification') return { challenge: sent.challenge }
  const here = sent.type === 'event_callback' ? await findSlackHere(teamId) : null
  if (sent.type !== 'event_callback' || here === null) return null
  const { eventId, event } = sent
  await transaction(async (tx) => {
    const row = { eventId, workspaceId: here.workspaceId, receivedAt: now() }
    const { count } = await tx.slackEvent.createMany({ data: [row], skipDuplicates: true })
    if (count > 0) await breakConnections(tx, await listEnded(tx, here, event))
  })
  return null
}
