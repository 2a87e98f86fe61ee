import { memberActor, memberActorAt, type Actor } from '@/lib/access/actor'
import { operatorActor } from '@/lib/access/operator'
import { setPlan } from '@/lib/billing/commands/set-plan'
import { addMember } from '@/lib/members/admission/commands/add-member'
import { appointSuperAdmin } from '@/lib/members/admission/commands/appoint-super-admin'
import { requestPasswordReset } from '@/lib/members/passwords/commands/request-password-reset'
import { resetPassword } from '@/lib/members/passwords/commands/reset-password'
import { verifyEmail } from '@/lib/members/commands/verify-email'
import { createTeam } from '@/lib/teams/commands/create-team'
import { registerWorkspace } from '@/lib/workspaces/commands/register-workspace'
import { people, teams, type PersonKey, type TeamKey } from '../acme/people'
import type { PostOffice } from './post-office'

/** The password of the demo's accounts, which the sign-in page offers to everybody in the demo. */
const PASSWORD = 'rapport demo'

const SLUG = 'acme'

// An address for documents (RFC 5737), so that no limit of a real one is used up.
const visitor = { address: '192.0.2.1' }

const isPerson = (key: string): key is PersonKey => key in people
const isTeam = (key: string): key is TeamKey => key in teams
export const personKeys = Object.keys(people).filter(isPerson)
const teamKeys = Object.keys(teams).filter(isTeam)

async function tokenFor(postOffice: PostOffice, email: string) {
  await postOffice.send()
  const [token] = await postOffice.find(email, /\?token=([\w-]{43})/)
  if (token === undefined) throw new Error(`No letter with a link has reached ${email}.`)
  return token
}

/** Chooses the demo's password the way anybody would who was added or has forgotten theirs. */
async function choosePassword(postOffice: PostOffice, email: string) {
  await requestPasswordReset(visitor, { email })
  await resetPassword(visitor, { token: await tokenFor(postOffice, email), password: PASSWORD })
}

async function registerAcme(postOffice: PostOffice) {
  const { role: _, ...founder } = people.amara
  await registerWorkspace(visitor, { ...founder, password: PASSWORD, workspaceName: 'Acme', slug: SLUG })
  await verifyEmail(visitor, { token: await tokenFor(postOffice, founder.email) })
  await setPlan(operatorActor(), { slug: SLUG, plan: 'BUSINESS' })
  return memberActorAt(SLUG, founder.email)
}

async function registerSuperAdmin(postOffice: PostOffice) {
  const email = 'super@platform.example'
  await appointSuperAdmin(operatorActor(), {
    email,
    firstName: 'Robin',
    lastName: 'Sørensen',
    timeZone: 'Europe/Copenhagen',
  })
  await choosePassword(postOffice, email)
}

type Ids<Key> = ReadonlyMap<Key, string>

function idIn<Key extends string>(ids: Ids<Key>, key: Key) {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`Nobody and nothing at Acme is called “${key}”.`)
  return id
}

/** Registers Acme, brings everybody in and puts them into teams; `pass` lets a few minutes go by. */
export async function gatherCast(postOffice: PostOffice, pass: () => void) {
  const founder = await registerAcme(postOffice)
  const memberIds = new Map<PersonKey, string>([['amara', founder.memberId]])
  for (const key of personKeys) {
    if (key === 'amara') continue
    pass()
    memberIds.set(key, (await addMember(founder, people[key])).id)
  }
  const teamIds = new Map<TeamKey, string>()
  for (const key of teamKeys) {
    const { name, manager, members } = teams[key]
    pass()
    const ids = members.map((member) => idIn(memberIds, member))
    teamIds.set(key, (await createTeam(founder, { name, managerIds: [idIn(memberIds, manager)], memberIds: ids })).id)
  }
  for (const key of ['priya', 'tom'] as const) await choosePassword(postOffice, people[key].email)
  await registerSuperAdmin(postOffice)
  await postOffice.send()

  const actors = new Map<PersonKey, Actor>()
  return {
    memberId: (key: PersonKey) => idIn(memberIds, key),
    teamId: (key: TeamKey) => idIn(teamIds, key),
    async actor(key: PersonKey) {
      const actor = actors.get(key) ?? (await memberActor(idIn(memberIds, key)))
      actors.set(key, actor)
      return actor
    },
  }
}

export type Cast = Awaited<ReturnType<typeof gatherCast>>
