import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { slackFirst } from '@/lib/slack/channel/refusals'
import type { ChooseChannelInput } from '@/lib/slack/channel/schema'

/** Posts public applause to a channel, or to none; earlier posts stay. */
export async function chooseChannel(actor: Actor, { channel: id, name: channelName }: ChooseChannelInput) {
  const { workspaceId } = actor
  await transaction(async (tx) => {
    const where = { workspaceId, provider: 'SLACK', memberId: null } as const
    // Two concurrent requests make one choice.
    await tx.$queryRaw`
      SELECT 1 FROM "Integration" WHERE "workspaceId" = ${workspaceId}::uuid AND provider = 'SLACK' AND "memberId" IS NULL FOR UPDATE`
    const app = await tx.integration.findFirst({ where, select: { id: true, slackSetting: true } })
    if (app === null) throw slackFirst()
    const channel = id === '' ? null : id
    if (app.slackSetting?.channel === channel || (app.slackSetting === null && channel === null)) return
    const integrationId = app.id
    const at = now()
    const chosen = { channel, channelName: channel === null ? '' : channelName, chosenAt: at, failure: '' }
    await tx.slackSetting.upsert({
      where: { integrationId },
      create: { integrationId, workspaceId, ...chosen, readUntil: at },
      update: chosen,
      select: { integrationId: true },
    })
    const title = channel === null ? 'Stopped posting applause to Slack' : `Posts applause to #${channelName} in Slack`
    await record(tx, actor, { action: 'workspace.slack-channel-chosen', objectId: null, title })
  })
}
