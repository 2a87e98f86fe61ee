import 'server-only'
import { redirect } from 'next/navigation'
import { headers } from 'next/headers'
import { cache } from 'react'
import { pathHeader, signInPath } from '@/lib/shared/routes'
import { db } from '@/lib/platform/db'
import { readClaims } from './session'

declare const minted: unique symbol

/** A signed-in person, with or without a membership. It gives access to no workspace. */
export type PersonActor = {
  readonly userId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly timeZone: string
  /** Super admins have no membership. */
  readonly isSuperAdmin: boolean
  /** They may have lost their membership there since. */
  readonly currentWorkspaceId: string | null
  readonly sessionId: string | null
  readonly [minted]: true
}

type Session = Pick<PersonActor, 'currentWorkspaceId' | 'sessionId'>
type Row = Omit<PersonActor, typeof minted | 'userId' | keyof Session> & { id: string }

const minting = ({ id: userId, ...row }: Row, session: Session) => ({ ...row, ...session, userId }) as PersonActor

const select = { id: true, firstName: true, lastName: true, email: true, timeZone: true, isSuperAdmin: true } as const

export const findPerson = cache(async (): Promise<PersonActor | null> => {
  const claims = await readClaims()
  if (claims === null) return null
  const { sub: id, sessionVersion, sessionId, workspaceId: currentWorkspaceId } = claims
  const sessions = { some: { id: sessionId, endedAt: null } }
  const user = await db.user.findFirst({ where: { id, sessionVersion, sessions, status: 'ACTIVE' }, select })
  return user && minting(user, { currentWorkspaceId, sessionId })
})

/** The gate of pages for signed-in people: the person, or a redirect to the sign-in and back. */
export async function requirePerson(): Promise<PersonActor> {
  const person = await findPerson()
  if (person) return person
  return redirect(signInPath((await headers()).get(pathHeader) ?? '/workspace/switch'))
}

/** For tests and seeds; the checks of a request apply. */
export async function personActor(id: string): Promise<PersonActor> {
  return minting(await db.user.findFirstOrThrow({ where: { id, status: 'ACTIVE' }, select }), {
    currentWorkspaceId: null,
    sessionId: null,
  })
}
