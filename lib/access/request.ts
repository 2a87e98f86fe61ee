import 'server-only'
import { cookies, headers } from 'next/headers'
import { env } from '@/lib/platform/env'
import { isReporting } from '@/lib/platform/errors/report-error'
import { Refusal } from '@/lib/shared/refusal'
import { networkOf } from '@/lib/shared/network-address'
import { deviceCookies, drawnFor, drawnForHeader, registrationCookies, requestIdHeader } from '@/lib/shared/routes'

// A local installation has several host names; elsewhere the settings define the origin.
function originOf(sent: Headers) {
  if (env.RAPPORT_MODE === 'production') return new URL(env.APP_URL).origin
  const host = sent.get('x-forwarded-host') ?? sent.get('host')
  return host === null ? new URL(env.APP_URL).origin : `${sent.get('x-forwarded-proto') ?? 'http'}://${host}`
}

/** Browsers accept the `__Host-` and `__Secure-` names over https only. */
export const hasSecureCookies = (origin: string) => origin.startsWith('https:')

/** The only valid cookie name at our origin; others could set the other name. */
export const cookieNameAt = (origin: string, { http, https }: Readonly<Record<'http' | 'https', string>>) =>
  hasSecureCookies(origin) ? https : http

export async function requestFacts() {
  const [sent, jar] = await Promise.all([headers(), cookies()])
  const origin = originOf(sent)
  return {
    requestId: sent.get(requestIdHeader) ?? 'none',
    address: networkOf(sent.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? 'unknown'),
    device: jar.get(cookieNameAt(origin, deviceCookies))?.value ?? null,
    registration: jar.get(cookieNameAt(origin, registrationCookies))?.value ?? null,
    userAgent: sent.get('user-agent'),
    origin,
  }
}

/** The request id for the page's error reports; undefined where errors aren't reported. */
export const reportedUnder = async () =>
  isReporting() ? ((await headers()).get(requestIdHeader) ?? undefined) : undefined

export const isTrackingRefused = (sent: Pick<Headers, 'get'>) => sent.get('dnt') === '1' || sent.get('sec-gpc') === '1'

/** The caller as far as a command needs it: address and cookies. */
export type Visitor = { address: string; device: string | null; registration: string | null }

/** As long as the mailed link. */
const REGISTRATION_SECONDS = 86_400

export async function keepRegistration(proof: string) {
  const [jar, { origin }] = await Promise.all([cookies(), requestFacts()])
  const secure = hasSecureCookies(origin)
  const options = { path: '/', maxAge: REGISTRATION_SECONDS, httpOnly: true, sameSite: 'lax', secure } as const
  jar.set(cookieNameAt(origin, registrationCookies), proof, options)
}

export const signedOut = () => new Refusal('signed-out', 'Your session has ended. Sign in again to go on.')

export const superAdminsOnly = () => new Refusal('forbidden', 'Only super admins can do this.')

export const workspaceBeingDeleted = () =>
  new Refusal('forbidden', 'This workspace is being deleted. Reload the page to choose another.')

export const workspaceSuspended = () =>
  new Refusal('forbidden', 'This workspace is suspended. Reload the page to choose another.')

/** For a session that left its workspace, when no other is available. */
export const withoutPlace = () =>
  new Refusal('forbidden', 'You’re not in a workspace right now. Reload the page to continue.')

/** Refuses requests from pages of other sites. Programs send no origin. */
export function refuseForeignOrigin(sent: Pick<Headers, 'get'>, ours: string) {
  const origin = sent.get('origin')
  if (origin !== null && origin !== ours) throw new Refusal('forbidden', 'This request came from another site.')
}

type Here = { userId: string; workspaceId?: string }

/**
 * Refuses requests from a page of another workspace or person, because the session moved in another tab. Plain forms
 * come without a script and can't tell.
 */
export function refuseOtherPage(sent: Pick<Headers, 'get'>, { userId, workspaceId }: Here) {
  const said = sent.get(drawnForHeader)
  if (said === null) return
  const refuse = (why: string) => {
    throw new Refusal('conflict', `${why} Copy what you typed and reload the page.`)
  }
  if (!said.startsWith(`${userId} `)) refuse('You are signed in as someone else now.')
  if (workspaceId !== undefined && said !== drawnFor(userId, workspaceId)) refuse('You are in another workspace now.')
}
