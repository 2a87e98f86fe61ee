import type { BrowserContext } from '@playwright/test'
import { encode } from 'next-auth/jwt'
import type { Actor } from '@/lib/access/actor'
import type { AdminActor } from '@/lib/access/admin'
import { db } from '@/lib/platform/db'
import { sessionCookies } from '@/lib/shared/routes'

const name = sessionCookies.http

type Claims = { sub: string; workspaceId: string | null; sessionVersion: number; isSuperAdmin: boolean }

/** The session cookie of somebody with these claims, as next-auth would have written it when they signed in. */
export async function cookieOf(claims: Claims) {
  const at = new Date()
  const data = { userId: claims.sub, device: 'Chrome on Linux', createdAt: at, usedAt: at }
  const { id: sessionId } = await db.userSession.create({ data, select: { id: true } })
  const token = { ...claims, sessionId, startedAt: Math.floor(at.getTime() / 1000) }
  const value = await encode({ token, secret: process.env.NEXTAUTH_SECRET ?? '' })
  return { name, value }
}

/** The session cookie of a member, without the detour over the sign-in screens. */
export async function sessionOf({ userId, workspaceId }: Pick<Actor, 'userId' | 'workspaceId'>) {
  const { sessionVersion, isSuperAdmin } = await db.user.findUniqueOrThrow({ where: { id: userId } })
  return cookieOf({ sub: userId, workspaceId, sessionVersion, isSuperAdmin })
}

/** A cookie as a request carries it. */
export const headerOf = ({ name, value }: { name: string; value: string }) => `${name}=${value}`

/** What the requests of this member carry. */
export const cookieFor = async (actor: Actor) => headerOf(await sessionOf(actor))

/** What the requests of this super admin carry. */
export const cookieForAdmin = async ({ userId: sub }: AdminActor) =>
  headerOf(await cookieOf({ sub, workspaceId: null, sessionVersion: 1, isSuperAdmin: true }))

/** Makes the browser that of this member. */
export async function signIn(context: BrowserContext, actor: Actor) {
  const cookie = await sessionOf(actor)
  const url = process.env.E2E_URL ?? ''
  await context.addCookies([{ ...cookie, url, httpOnly: true, sameSite: 'Lax' }])
}
