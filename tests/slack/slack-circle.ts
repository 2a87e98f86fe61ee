import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import type { Channel } from '@/tests/support/providers/slack/slack-conversations'
import { slackMessageRoutes } from '@/tests/support/providers/slack/slack-messages'
import { aSlackAccount, aSlackWorkspace, theProviders } from '@/tests/factories/integrations'
import { aMember, anAdmin } from '@/tests/factories/members'
import { unique, aWorkspace } from '@/tests/factories/workspaces'

/** A Slack user as Slack names one. */
const aSlackId = () => unique('U').replace('-', '').toUpperCase()

/** A workspace whose Slack an Admin connected, a member who connected theirs, and what Slack then shows. */
export async function aSlackCircle() {
  const revoked = new Set<string>()
  const messages = slackMessageRoutes({ revoked })
  const providers = await theProviders({ slack: messages.routes })
  const workspace = await aWorkspace({ plan: 'ENTERPRISE' })
  const admin = await anAdmin({ workspace, firstName: 'Ada', lastName: 'Berg' })
  const member = await aMember({ workspace, firstName: 'Maya', lastName: 'Iyer' })
  const app = await aSlackWorkspace(admin, providers, aSlackId())
  const slackId = aSlackId()
  const own = await aSlackAccount(member, providers, slackId)
  const team = app.externalId
  return {
    ...providers,
    messages,
    revoked,
    workspace,
    admin,
    member,
    app,
    own,
    slackId,
    team,
    /** What the member got as direct messages. */
    received: (userId = slackId) => messages.channels.get(`${team} D${userId.slice(1)}`)?.messages ?? [],
    shownIn: (id: string): Channel['messages'] => messages.find(team, id)?.messages ?? [],
  }
}

/** Lets what waits to be tried again be tried now. */
export const tryAgain = ({ workspaceId }: Actor) =>
  db.integrationTask.updateMany({ where: { workspaceId }, data: { dueAt: new Date(0) } })
