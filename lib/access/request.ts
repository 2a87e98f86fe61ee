import 'server-only'
import { cookies, headers } from 'next/headers'
import { env } from '@/lib/platform/env'
import { isReporting } from '@/lib/platform/errors/report-error'
import { Refusal } from '@/lib/shared/refusal'
import { networkOf } from '@/lib/shared/network-address'
import { deviceCookies, drawnFor, drawnForHeader, registrationCookies, requestIdHeader } from '@/lib/shared/routes'

// On one's own machine a person may come by any of its names; elsewhere the settings alone say where we are.
function originOf(sent: Headers) {
  if (env.RAPPORT_MODE === 'production') return new URL(env.APP_URL).origin
  const host = sent.get('x-forwarded-host') ?? sent.get('host')
  return host === null ? new URL(env.APP_URL).origin : `${sent.get('x-forwarded-proto') ?? 'http'}://${host}`
}

/** Whether cookies at our origin bear the names that browsers take over https alone. */
export const hasSecureCookies = (origin: string) => origin.startsWith('https:')

/** The one name under which a cookie counts at our origin. Under the other, anybody may have set it. */
export const cookieNameAt = (origin: string, { http, https }: Readonly<Record<'http' | 'https', string>>) =>
  hasSecureCookies(origin) ? https : http

/**
 * The id this request is logged under, the address it came from as far as the proxy in front tells, what the browser
 * calls itself, the cookies it keeps of earlier sign-ins and of a registration, and our origin.
 */
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

/** The id of this request for its page, whose script reports what fails under it; undefined where errors are not reported. */
export const reportedUnder = async () =>
  isReporting() ? ((await headers()).get(requestIdHeader) ?? undefined) : undefined

/** Whether a browser asks not to be tracked. */
export const isTrackingRefused = (sent: Pick<Headers, 'get'>) => sent.get('dnt') === '1' || sent.get('sec-gpc') === '1'

/** Anybody who asks, as far as a command needs to know them: by their address and what their browser keeps. */
export type Visitor = { address: string; device: string | null; registration: string | null }

/** As long as the mailed link that it goes with. */
const REGISTRATION_SECONDS = 86_400

/** Marks this browser as the one that registered. */
export async function keepRegistration(proof: string) {
  const [jar, { origin }] = await Promise.all([cookies(), requestFacts()])
  const secure = hasSecureCookies(origin)
  const options = { path: '/', maxAge: REGISTRATION_SECONDS, httpOnly: true, sameSite: 'lax', secure } as const
  jar.set(cookieNameAt(origin, registrationCookies), proof, options)
}

/** What anybody is told who has to be signed in and is not, or not any more. */
export const signedOut = () => new Refusal('signed-out', 'Your session has ended. Sign in again to go on.')

/** What everybody is told who asks for something of the platform and does not look after it. */
export const superAdminsOnly = () => new Refusal('forbidden', 'Only super admins can do this.')

/** What the people of a workspace are told whose page is still open. */
export const workspaceBeingDeleted = () =>
  new Refusal('forbidden', 'This workspace is being deleted. Load this page again to choose where to go on.')

/** The same of a workspace that a super admin has suspended. */
export const workspaceSuspended = () =>
  new Refusal('forbidden', 'This workspace is suspended. Load this page again to choose where to go on.')

/** The same once their session has left it, and there is no other it could be in. */
export const withoutPlace = () =>
  new Refusal('forbidden', 'You have no place in a workspace at the moment. Reload this page to continue.')

/** Refuses what a page of another site sends, whatever cookies the browser adds to it. Programs name no origin. */
export function refuseForeignOrigin(sent: Pick<Headers, 'get'>, ours: string) {
  const origin = sent.get('origin')
  if (origin !== null && origin !== ours) throw new Refusal('forbidden', 'This request came from another site.')
}

type Here = { userId: string; workspaceId?: string }

/**
 * Refuses what a page sends that was drawn for another workspace or for somebody else: the session has moved in another tab
 * since, and what was typed there would land here. Forms that the browser sends by itself come from a page without a
 * script, and say nothing.
 */
export function refuseOtherPage(sent: Pick<Headers, 'get'>, { userId, workspaceId }: Here) {
  const said = sent.get(drawnForHeader)
  if (said === null) return
  const refuse = (why: string) => {
    throw new Refusal('conflict', `${why} Copy what you typed and load this page again.`)
  }
  if (!said.startsWith(`${userId} `)) refuse('You are signed in as somebody else now.')
  if (workspaceId !== undefined && said !== drawnFor(userId, workspaceId)) refuse('You are in another workspace now.')
}
