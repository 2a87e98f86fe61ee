import 'server-only'
import type { WebClient } from '@slack/web-api'
import { workspaceFirst } from '@/lib/integrations/refusals'
import { breakConnections } from '@/lib/integrations/steps/break-connections'
import { withAccess } from '@/lib/integrations/steps/with-access'
import { transaction } from '@/lib/platform/db'
import { attempt } from '@/lib/platform/provider-failure'
import { askSlack } from '@/lib/platform/slack/client'
import type { SlackHere } from '@/lib/slack/acts/queries/find-slack-asker'
import { slackAway } from '@/lib/slack/acts/refusals'
import type { SlackDialog } from '@/lib/slack/acts/rules/dialogs'

/** Slack expects our answer in three seconds, so our own calls get less. */
const PATIENCE_MS = 2_000

/** Calls Slack while a person waits. Refuses on a timeout. */
export async function callSlack<Result>(
  { integrationId }: SlackHere,
  call: (slack: WebClient) => Promise<Result>,
): Promise<Result> {
  const asked = withAccess(integrationId, (access) => askSlack(access, call, PATIENCE_MS))
  const { result, failure } = await attempt(asked)
  if (failure === null) return result
  if (failure.kind !== 'revoked') throw slackAway()
  await transaction((tx) => breakConnections(tx, [integrationId]))
  throw workspaceFirst()
}

export async function openDialog(here: SlackHere, triggerId: string, view: SlackDialog): Promise<null> {
  await callSlack(here, (slack) => slack.views.open({ trigger_id: triggerId, view }))
  return null
}
