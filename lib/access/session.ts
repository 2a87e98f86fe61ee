import 'server-only'
import type { NextAuthOptions } from 'next-auth'
import { decode } from 'next-auth/jwt'
import { cookies } from 'next/headers'
import { cache } from 'react'
import { z } from 'zod'
import { csrfCookies, firstStepCookies, sessionCookies } from '@/lib/shared/routes'
import { hoursFrom, minutesFrom, now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import { cookieNameAt, requestFacts } from './request'

const DAY = 86_400

/** A session ends after 7 idle days, and in any case after 30. */
export const sessionLifetime = { maxAge: 7 * DAY, updateAge: 0 } as const

const claimsSchema = z.object({
  sub: z.uuid(),
  workspaceId: z.uuid().nullable(),
  sessionVersion: z.number().int(),
  sessionId: z.uuid(),
  startedAt: z.number().int(),
  isSuperAdmin: z.boolean(),
  iat: z.number().int(),
})

export type Claims = z.infer<typeof claimsSchema>

const fromSeconds = (seconds: number) => new Date(seconds * 1000)

const HOUR = 60
const idleMinutes = (isSuperAdmin: boolean) => (isSuperAdmin ? 30 : 7 * 24 * HOUR)
const absoluteHours = (isSuperAdmin: boolean) => (isSuperAdmin ? 12 : 30 * 24)

/** The idle or the absolute limit, whichever is first. */
export function sessionEndsAt({ startedAt, isSuperAdmin }: Omit<Claims, 'iat'>, usedAt: Date) {
  const idle = minutesFrom(usedAt, idleMinutes(isSuperAdmin))
  const absolute = hoursFrom(fromSeconds(startedAt), absoluteHours(isSuperAdmin))
  return idle < absolute ? idle : absolute
}

/** `iat` is when the token was last renewed. */
const isWithinLimits = (claims: Claims, at: Date) => sessionEndsAt(claims, fromSeconds(claims.iat)) > at

/** Each renewal costs a request, so pages ask for one only after this time. */
const renewalMinutes = (isSuperAdmin: boolean) => (isSuperAdmin ? 1 : HOUR)

const isRenewalDue = ({ iat, isSuperAdmin }: Claims) =>
  minutesFrom(fromSeconds(iat), renewalMinutes(isSuperAdmin)) <= now()

export function parseClaims(token: unknown): Claims | null {
  const parsed = claimsSchema.safeParse(token)
  return parsed.success && isWithinLimits(parsed.data, now()) ? parsed.data : null
}

// Reading the token costs a third of next-auth's getServerSession, which would also write a cookie it can't set.
async function openToken(value: string) {
  try {
    return await decode({ token: value, secret: env.NEXTAUTH_SECRET })
  } catch {
    return null
  }
}

const MOST_REMEMBERED = 2_000
const opened = new Map<string, ReturnType<typeof openToken>>()

/**
 * Claims of a token never change and browsers resend the same token, so they are cached; validity is checked each time.
 */
function readToken(value: string) {
  const known = opened.get(value)
  if (known) return known
  if (opened.size >= MOST_REMEMBERED) opened.clear()
  const opening = openToken(value)
  opened.set(value, opening)
  return opening
}

async function readCookie(names: Parameters<typeof cookieNameAt>[1]) {
  const [jar, { origin }] = await Promise.all([cookies(), requestFacts()])
  return jar.get(cookieNameAt(origin, names))?.value
}

export const readClaims = cache(async (): Promise<Claims | null> => {
  const value = await readCookie(sessionCookies)
  return value === undefined ? null : parseClaims(await readToken(value))
})

/** For pages: whether they should renew the session when they open. */
export async function findRenewal(): Promise<boolean> {
  const claims = await readClaims()
  return claims !== null && isRenewalDue(claims)
}

/** next-auth requires this token in its own forms. */
export const findCsrfToken = async () => (await readCookie(csrfCookies))?.split('|')[0]

export const findFirstStep = () => readCookie(firstStepCookies)

export const sessionOptions = {
  session: { strategy: 'jwt', ...sessionLifetime },
  pages: {
    signIn: '/auth/login',
    signOut: '/auth/sign-out',
    verifyRequest: '/auth/magic-link/sent',
    error: '/auth/login',
  },
} as const satisfies Partial<NextAuthOptions>
