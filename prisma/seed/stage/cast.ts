import { memberActor, memberActorAt, type Actor } from '@/lib/access/actor'
import { operatorActor } from '@/lib/access/operator'
import { setPlan } from '@/lib/billing/commands/set-plan'
import { addMember } from '@/lib/members/admission/commands/add-member'
import { appointSuperAdmin } from '@/lib/members/admission/commands/appoint-super-admin'
import { requestPasswordReset } from '@/lib/members/account/commands/request-password-reset'
import { resetPassword } from '@/lib/members/account/commands/reset-password'
import { verifyEmail } from '@/lib/members/commands/verify-email'
import { createTeam } from '@/lib/teams/commands/create-team'
import { registerWorkspace } from '@/lib/workspaces/commands/register-workspace'
import { people, teams } from '@/prisma/seed/acme/people'
import { keysOf, type Person, type Team } from './people/person'
import type { PersonKey, TeamKey } from './people/roster'
import type { PostOffice } from './post-office'
import { isTillThere, subscribe } from './till'

/** The password of the demo's accounts, which the sign-in page offers to everybody in the demo. */
const PASSWORD = 'rapport demo'

const SLUG = 'acme'

/** With room for a few more than there are. */
const PLAN = { plan: 'BUSINESS', people: 60 } as const

// An address for documents (RFC 5737), so that no limit of a real one is used up.
const visitor = { address: '192.0.2.1', device: null, registration: null }

export const personKeys = keysOf(people)

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
  const workspace = { workspaceName: 'Acme', slug: SLUG, size: 'enterprise', marketingSource: null } as const
  await registerWorkspace(visitor, { ...founder, ...workspace, password: PASSWORD })
  await verifyEmail(visitor, { token: await tokenFor(postOffice, founder.email), password: PASSWORD })
  if (!isTillThere()) await setPlan(operatorActor(), { slug: SLUG, plan: PLAN.plan })
  const actor = await memberActorAt(SLUG, founder.email)
  if (isTillThere()) await subscribe(actor, PLAN)
  return actor
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
  if (id === undefined) throw new Error(`Nobody and nothing here is called “${key}”.`)
  return id
}

type Company<Key extends PersonKey, Group extends TeamKey> = {
  founder: { key: PersonKey; actor: Actor }
  people: Record<Key, Person>
  teams: Record<Group, Team<Key>>
}

/** Brings everybody of a company in and puts them into teams; `pass` lets a few minutes go by. */
export async function gatherCompany<Key extends PersonKey, Group extends TeamKey>(
  { founder, ...company }: Company<Key, Group>,
  pass: () => void,
) {
  const memberIds = new Map<PersonKey, string>([[founder.key, founder.actor.memberId]])
  for (const key of keysOf(company.people)) {
    if (key === founder.key) continue
    pass()
    memberIds.set(key, (await addMember(founder.actor, company.people[key])).id)
  }
  const teamIds = new Map<TeamKey, string>()
  for (const key of keysOf(company.teams)) {
    const { name, manager, members } = company.teams[key]
    pass()
    const managerIds = [idIn(memberIds, manager)]
    const ids = members.map((member) => idIn(memberIds, member))
    teamIds.set(key, (await createTeam(founder.actor, { name, managerIds, memberIds: ids })).id)
  }

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

export type Cast = Awaited<ReturnType<typeof gatherCompany>>

/** Registers Acme and brings everybody in; `pass` lets a few minutes go by. */
export async function gatherCast(postOffice: PostOffice, pass: () => void): Promise<Cast> {
  const founder = { key: 'amara', actor: await registerAcme(postOffice) } as const
  const cast = await gatherCompany({ founder, people, teams }, pass)
  for (const key of ['priya', 'tom'] as const) await choosePassword(postOffice, people[key].email)
  await registerSuperAdmin(postOffice)
  await postOffice.send()
  return cast
}
