import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { PersonActor } from '@/lib/access/person'
import { hasJustSignedIn, hasPassword, isFreshlySignedIn } from '@/lib/members/passwords/queries'
import { db } from '@/lib/platform/db'

/** Whether somebody signs in with a second factor. */
export const hasSecondFactor = async ({ userId }: Pick<PersonActor, 'userId'>): Promise<boolean> =>
  (await db.secondFactor.count({ where: { userId } })) > 0

/** Since when it is on, and how many recovery codes are left. */
export type SecondFactorView = { since: Date; codesLeft: number }

/** The second factor of a person as they may see it, never its key; null: it is off. */
export async function findSecondFactor({ userId }: Pick<PersonActor, 'userId'>): Promise<SecondFactorView | null> {
  const select = { createdAt: true, recoveryCodes: { where: { usedAt: null }, select: { id: true } } } as const
  const found = await db.secondFactor.findUnique({ where: { userId }, select })
  return found && { since: found.createdAt, codesLeft: found.recoveryCodes.length }
}

/** By what somebody shows that it is them who sets it up: their password, or having just signed in; null: neither. */
export type SetUpProof = 'password' | 'session' | null

/** By what this person could show it now. */
async function findSetUpProof(person: Pick<PersonActor, 'userId' | 'sessionId'>): Promise<SetUpProof> {
  if (await isFreshlySignedIn(person)) return 'session'
  if (await hasPassword(person)) return 'password'
  return (await hasJustSignedIn(person)) ? 'session' : null
}

/** What the tab of a person's settings and the page of its own show. */
export async function getTwoStep(person: Pick<PersonActor, 'userId' | 'sessionId' | 'email' | 'timeZone'>) {
  const [factor, proof] = await Promise.all([findSecondFactor(person), findSetUpProof(person)])
  return { factor, proof, email: person.email, zone: person.timeZone }
}
export type TwoStepView = Awaited<ReturnType<typeof getTwoStep>>

/** How many of the active people of the actor's workspace have it on, and how many there are. */
export async function countSecondFactors({ workspaceId }: Actor): Promise<{ on: number; people: number }> {
  const active = { workspaceId, status: 'ACTIVE' } as const
  const [on, people] = await Promise.all([
    db.member.count({ where: { ...active, user: { secondFactor: { isNot: null } } } }),
    db.member.count({ where: active }),
  ])
  return { on, people }
}
