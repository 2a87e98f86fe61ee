import { memberActor, type Actor } from '@/lib/access/actor'
import { adminActor, type AdminActor } from '@/lib/access/admin'
import type { Visitor } from '@/lib/access/request'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import type { PersonStatus, Role } from '@/lib/platform/generated/prisma/enums'
import { hashPassword } from '@/lib/platform/passwords/hashing'
import { aSecondFactor } from './second-factors'
import { aWorkspace, unique } from './workspaces'

export type GivenPerson = {
  email?: string
  firstName?: string
  lastName?: string
  timeZone?: string
  /** Without one, the person comes in by link alone. */
  password?: string
  isVerified?: boolean
  isSuperAdmin?: boolean
  /** Signs in with a second factor: super admins do, unless told otherwise. */
  hasSecondFactor?: boolean
  status?: PersonStatus
  /** Most people have seen the tour long ago. */
  tourFinished?: boolean
}

/** A person with an account and no place in any workspace. */
export async function aPerson({ password, isVerified = true, hasSecondFactor, ...given }: GivenPerson = {}) {
  const { firstName = 'Priya', isSuperAdmin = false } = given
  const data = {
    firstName,
    lastName: 'Nair',
    tourFinished: true,
    email: `${unique(firstName.toLowerCase().replace(/[^a-z]/g, ''))}@acme.example`,
    ...given,
    passwordHash: password === undefined ? null : await hashPassword(password),
    emailVerifiedAt: isVerified ? now() : null,
    createdAt: now(),
  }
  const person = await db.user.create({ data, select: { id: true, email: true, firstName: true, lastName: true } })
  if (hasSecondFactor ?? isSuperAdmin) await aSecondFactor(person.id)
  return person
}

export type GivenMember = GivenPerson & { workspace?: { id: string }; role?: Role }

/** A member of the workspace given, or of one of their own, as the actor they would be. */
export async function aMember({ workspace, role = 'Member', ...person }: GivenMember = {}): Promise<Actor> {
  const { id: userId } = await aPerson(person)
  return aPlace({ userId, workspace: workspace ?? (await aWorkspace()), role })
}

export const aManager = (given: GivenMember = {}) => aMember({ ...given, role: 'Manager' })
export const anAdmin = (given: GivenMember = {}) => aMember({ ...given, role: 'Admin' })

type GivenPlace = { userId: string; workspace: { id: string }; role?: Role }

/** A place of a known person in one more workspace. */
export async function aPlace({ userId, workspace, role = 'Member' }: GivenPlace): Promise<Actor> {
  const data = { userId, workspaceId: workspace.id, role, createdAt: now() }
  const { id } = await db.member.create({ data, select: { id: true } })
  return memberActor(id)
}

/** A super admin of the platform. */
export const aSuperAdmin = async (): Promise<AdminActor> =>
  adminActor((await aPerson({ isSuperAdmin: true, firstName: 'Super' })).id)

/** Takes a member's place away, as an Admin does. The actor in hand then stands for somebody who is gone. */
export async function deactivate({ memberId }: Actor) {
  await db.member.update({ where: { id: memberId }, data: { status: 'DEACTIVATED' }, select: { id: true } })
}

/** Somebody without a session, from an address that no limit has seen yet, with the cookie of their browser. */
export const aVisitor = (device: string | null = null): Visitor => ({
  address: unique('address'),
  device,
  registration: null,
})

/** A browser a person is signed in with; answers the id of the session. */
export async function aSession(userId: string, device = 'Firefox on Windows'): Promise<string> {
  const data = { userId, device, createdAt: now(), usedAt: now() }
  return (await db.userSession.create({ data, select: { id: true } })).id
}

/** The actor as they are when they ask from a browser of their own. */
export const atABrowser = async (actor: Actor): Promise<Actor> => ({
  ...actor,
  sessionId: await aSession(actor.userId),
})
