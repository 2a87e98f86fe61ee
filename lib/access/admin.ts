import 'server-only'
import { forbidden, redirect } from 'next/navigation'
import { headers } from 'next/headers'
import { cache } from 'react'
import { pathHeader, setUpTwoStepPath, signInPath } from '@/lib/shared/routes'
import { db } from '@/lib/platform/db'
import { findPerson } from './person'
import { readClaims } from './session'
import { isTwoStepForSuperAdmins } from './two-step'

declare const minted: unique symbol

/** A super admin of the platform, who never reads a workspace's content. */
export type AdminActor = {
  readonly userId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly timeZone: string
  readonly pictureId: string | null
  readonly [minted]: true
}

type Row = Omit<AdminActor, typeof minted | 'userId'> & { id: string }

const minting = ({ id: userId, ...row }: Row) => ({ ...row, userId }) as AdminActor

const select = { id: true, firstName: true, lastName: true, email: true, timeZone: true, pictureId: true } as const

export const findAdmin = cache(async (): Promise<AdminActor | null> => {
  const claims = await readClaims()
  if (!claims?.isSuperAdmin) return null
  const { sub: id, sessionVersion, sessionId } = claims
  const sessions = { some: { id: sessionId, endedAt: null } }
  const isMet = isTwoStepForSuperAdmins() ? { secondFactor: { isNot: null } } : {}
  const where = { id, sessionVersion, sessions, isSuperAdmin: true, status: 'ACTIVE', ...isMet } as const
  const user = await db.user.findFirst({ where, select })
  return user && minting(user)
})

/** The gate of /admin. A super admin without two-step sign-in sets it up first. */
export async function requireAdmin(): Promise<AdminActor> {
  const admin = await findAdmin()
  if (admin) return admin
  const path = (await headers()).get(pathHeader) ?? '/admin'
  const person = await findPerson()
  if (person === null) return redirect(signInPath(path))
  return person.isSuperAdmin ? redirect(setUpTwoStepPath(path)) : forbidden()
}

/** For tests and seeds, which have no session. */
export async function adminActor(id: string): Promise<AdminActor> {
  return minting(await db.user.findFirstOrThrow({ where: { id, isSuperAdmin: true, status: 'ACTIVE' }, select }))
}

/** For seeds, which know no ids. */
export async function adminActorAt(email: string): Promise<AdminActor> {
  return minting(await db.user.findFirstOrThrow({ where: { email, isSuperAdmin: true, status: 'ACTIVE' }, select }))
}
