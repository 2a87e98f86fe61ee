import type { BrowserContext } from '@playwright/test'
import { encode } from 'next-auth/jwt'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { sessionCookies } from '@/lib/shared/routes'

const [name] = sessionCookies

type Claims = { sub: string; workspaceId: string | null; sessionVersion: number; isSuperAdmin: boolean }

/** The session cookie of somebody with these claims, as next-auth would have written it. */
export async function cookieOf(claims: Claims) {
  const startedAt = Math.floor(Date.now() / 1000)
  const value = await encode({ token: { ...claims, startedAt }, secret: process.env.NEXTAUTH_SECRET ?? '' })
  return { name, value }
}

/** The session cookie of a member, without the detour over the sign-in screens. */
export async function sessionOf({ userId, workspaceId }: Pick<Actor, 'userId' | 'workspaceId'>) {
  const { sessionVersion, isSuperAdmin } = await db.user.findUniqueOrThrow({ where: { id: userId } })
  return cookieOf({ sub: userId, workspaceId, sessionVersion, isSuperAdmin })
}

/** Makes the browser that of this member. */
export async function signIn(context: BrowserContext, actor: Actor) {
  const cookie = await sessionOf(actor)
  const url = process.env.E2E_URL ?? ''
  await context.addCookies([{ ...cookie, url, httpOnly: true, sameSite: 'Lax' }])
}
