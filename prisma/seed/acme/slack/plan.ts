import { connectAccount } from '@/lib/integrations/commands/connect-account'
import { connectWorkspace } from '@/lib/integrations/commands/connect-workspace'
import { finishConnection } from '@/lib/integrations/commands/finish-connection'
import { configuredProviders } from '@/lib/integrations/queries'
import type { Actor } from '@/lib/access/actor'
import { hoursFrom } from '@/lib/platform/clock'
import { chooseChannel } from '@/lib/slack/channel/commands/choose-channel'
import type { Stage } from '@/prisma/seed/stage/stage'
import { agreeAt } from './consent'

const HOURS_AGO = 40

async function connect(actor: Actor, { url }: { url: string }) {
  const agreed = await agreeAt(url)
  if (agreed !== null) await finishConnection(actor, { provider: 'SLACK', ...agreed })
  return agreed !== null
}

/** Acme has used Slack since the day before yesterday: applause goes to a channel, and two people hear of things there. */
export function planSlack({ calendar, timeline, cast }: Stage) {
  if (!configuredProviders().slack) return
  timeline.on(hoursFrom(calendar.present, -HOURS_AGO), async () => {
    const [amara, tom] = [await cast.actor('amara'), await cast.actor('tom')]
    if (!(await connect(amara, await connectWorkspace(amara)))) return
    await chooseChannel(amara, { channel: 'CTHANKS', name: 'thanks' })
    await connect(tom, await connectAccount(tom, { provider: 'SLACK' }))
  })
}
