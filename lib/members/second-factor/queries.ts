import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { PersonActor } from '@/lib/access/person'
import { hasJustSignedIn, hasPassword, isFreshlySignedIn } from '@/lib/members/account/queries'
import { db } from '@/lib/platform/db'
import { formatDate } from '@/lib/shared/dates'

export const hasSecondFactor = async ({ userId }: Pick<PersonActor, 'userId'>): Promise<boolean> =>
  (await db.secondFactor.count({ where: { userId } })) > 0

/** `since` in words, because the browser would load a date library for it. */
export type SecondFactorView = { since: string; codesLeft: number }

/** Never includes the key; null: it is off. */
export async function findSecondFactor({
  userId,
  timeZone,
}: Pick<PersonActor, 'userId' | 'timeZone'>): Promise<SecondFactorView | null> {
  const select = { createdAt: true, recoveryCodes: { where: { usedAt: null }, select: { id: true } } } as const
  const found = await db.secondFactor.findUnique({ where: { userId }, select })
  return (
    found && { since: formatDate(found.createdAt, 'MMM DD, YYYY', timeZone), codesLeft: found.recoveryCodes.length }
  )
}

/** Password or recent sign-in; null: neither. */
export type SetUpProof = 'password' | 'session' | null

async function findSetUpProof(person: Pick<PersonActor, 'userId' | 'sessionId'>): Promise<SetUpProof> {
  if (await isFreshlySignedIn(person)) return 'session'
  if (await hasPassword(person)) return 'password'
  return (await hasJustSignedIn(person)) ? 'session' : null
}

export async function getTwoStep(person: Pick<PersonActor, 'userId' | 'sessionId' | 'email' | 'timeZone'>) {
  const [factor, proof] = await Promise.all([findSecondFactor(person), findSetUpProof(person)])
  return { factor, proof, email: person.email }
}
export type TwoStepView = Awaited<ReturnType<typeof getTwoStep>>

/** Among active people of the actor's workspace. */
export async function countSecondFactors({ workspaceId }: Actor): Promise<{ on: number; people: number }> {
  const active = { workspaceId, status: 'ACTIVE' } as const
  const [on, people] = await Promise.all([
    db.member.count({ where: { ...active, user: { secondFactor: { isNot: null } } } }),
    db.member.count({ where: active }),
  ])
  return { on, people }
}
