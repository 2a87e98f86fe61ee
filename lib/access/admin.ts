import 'server-only'
import { forbidden, redirect } from 'next/navigation'
import { cache } from 'react'
import { signInPath } from '@/lib/shared/routes'
import { db } from '@/lib/platform/db'
import { findPerson } from './person'
import { readClaims } from './session'

declare const minted: unique symbol

/** A super admin of the platform, who never reads a workspace's content. */
export type AdminActor = { readonly userId: string; readonly firstName: string; readonly [minted]: true }

/** The super admin behind this request, or null: nobody is signed in, or somebody who is none. */
export const findAdmin = cache(async (): Promise<AdminActor | null> => {
  const claims = await readClaims()
  if (!claims?.isSuperAdmin) return null
  const { sub: id, sessionVersion, sessionId } = claims
  const sessions = { some: { id: sessionId, endedAt: null } }
  const where = { id, sessionVersion, sessions, isSuperAdmin: true, status: 'ACTIVE' } as const
  const user = await db.user.findFirst({ where, select: { id: true, firstName: true } })
  return user ? ({ userId: user.id, firstName: user.firstName } as AdminActor) : null
})

/** The gate of /admin: whoever is signed out, here or from elsewhere, is asked to sign in; everybody else is refused. */
export async function requireAdmin(): Promise<AdminActor> {
  const admin = await findAdmin()
  if (admin) return admin
  return (await findPerson()) === null ? redirect(signInPath('/admin')) : forbidden()
}
