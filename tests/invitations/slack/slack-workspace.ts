import type { Actor } from '@/lib/access/actor'
import { beginSlackImport } from '@/lib/invitations/slack/commands/begin-slack-import'
import { listSlackPeople } from '@/lib/invitations/slack/commands/list-slack-people'
import { randomId } from '@/lib/shared/randomness'
import { slackPeopleRoutes, slackMember, type SlackMember } from '@/tests/support/providers/slack-people'
import { aSlackWorkspace, theProviders } from '@/tests/factories/integrations'
import { unique } from '@/tests/factories/workspaces'

/** Somebody of a Slack, at an address nobody else has. */
export const aSlackPerson = (number: number, given: Partial<SlackMember> = {}) => {
  const { profile, ...member } = slackMember(number, given)
  const email = profile.email && `${unique('slack')}@slack.example`
  return { ...member, id: unique('U'), profile: { ...profile, ...(email && { email }) }, ...given }
}

/** The Slack of an Admin's workspace, connected, with these people in it; more may come and go. */
export async function aSlackOf(admin: Actor, people: SlackMember[]) {
  const known = { revoked: new Set<string>() }
  const providers = await theProviders({ slack: slackPeopleRoutes(known, () => people) })
  const { id: integrationId } = await aSlackWorkspace(admin, providers)
  return { providers, people, integrationId, revoked: known.revoked }
}

/** An import of its people, all of them in. */
export async function aSlackImport(admin: Actor) {
  const { id } = await beginSlackImport(admin, { madeId: randomId() })
  await listSlackPeople()
  return { id }
}
