import type { Actor } from '@/lib/access/actor'
import { beginSlackImport } from '@/lib/invitations/slack/commands/begin-slack-import'
import { listSlackPeople } from '@/lib/invitations/slack/commands/list-slack-people'
import { slackColumns, slackHeadings } from '@/lib/invitations/slack/rules'
import { keepPage } from '@/lib/invitations/slack/steps/keep-page'
import { now } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { slackPeopleRoutes, slackMember, type SlackMember } from '@/tests/support/providers/slack/slack-people'
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

/** People who came in from Slack: two, a guest, somebody without an address, and the actor. */
export async function aSlackList(actor: Actor) {
  const { workspaceId, memberId: creatorId, email } = actor
  const list = { fileName: 'Acme (Slack)', headings: slackHeadings, columns: [...slackColumns] }
  const own = { workspaceId, creatorId, source: 'SLACK', status: 'LISTING', createdAt: now() } as const
  const { id } = await db.peopleImport.create({ data: { ...own, ...list }, select: { id: true } })
  const somebody = (number: number, given: object) => ({
    slackId: unique('U'),
    name: `Ana Silva ${number}`,
    email: `${unique('ana')}@slack.example`,
    isGuest: false,
    jobTitle: 'Designer',
    timeZone: 'Europe/Lisbon',
    pictureUrl: '',
    ...given,
  })
  const people = [{}, {}, { isGuest: true }, { email: '' }, { email }].map((given, index) => somebody(index, given))
  await transaction((tx) => keepPage(tx, actor, { id, cursor: '', people, next: '' }))
  return { id }
}
