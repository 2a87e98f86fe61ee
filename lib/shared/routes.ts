/** First path segments behind the sign-in. Their pages check access; this only saves a redirect. */
const productSegments = new Set([
  '_app',
  'admin',
  'applaud',
  'dashboard',
  'feedback',
  'followups',
  'goals',
  'notifications',
  'one-on-one',
  'profile',
  'reports',
  'template',
  'users',
  'workspace',
])

/** Public paths under those segments, which mailed links lead to, truncated ones included. */
const outsidePrefixes = ['/feedback/rvc', '/workspace/invitation']

export function needsSession(path: string) {
  if (outsidePrefixes.some((prefix) => path.startsWith(prefix))) return false
  return productSegments.has(path.split('/')[1] ?? '')
}

export const sessionCookies = {
  http: 'next-auth.session-token',
  https: '__Secure-next-auth.session-token',
} as const

export const csrfCookies = { http: 'next-auth.csrf-token', https: '__Host-next-auth.csrf-token' } as const

/** Remembers which accounts signed in with this browser. */
export const deviceCookies = { http: 'rapport.device', https: '__Host-rapport.device' } as const

/** Proves the first step of a sign-in in this browser. */
export const firstStepCookies = { http: 'rapport.first-step', https: '__Host-rapport.first-step' } as const

/** Proves which registration this browser made. */
export const registrationCookies = { http: 'rapport.registration', https: '__Host-rapport.registration' } as const

export const secondStepPath = '/auth/second-step'

/** `next` is the page that follows. */
export const setUpTwoStepPath = (next: string) => `/profile/two-step?callbackUrl=${encodeURIComponent(next)}`

/** next-auth's cookie with the page to return to. */
export const returnCookies = { http: 'next-auth.callback-url', https: '__Secure-next-auth.callback-url' } as const

export const signInPath = (from: string) =>
  `/api/auth/signin?error=SessionRequired&callbackUrl=${encodeURIComponent(from)}`

export const picturePath = (id: string) => `/api/picture/${id}`

/** Public, for people without an account. */
export const logoPath = (id: string) => `/api/logo/${id}`

/** A new picture has a new address, so browsers may cache it. */
export const pictureHeaders = {
  'content-type': 'image/webp',
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, max-age=31536000, immutable',
} as const

/** Letters in place of a photo, which are a photo again once their person is back. */
export const drawnPictureHeaders = {
  ...pictureHeaders,
  'content-type': 'image/svg+xml',
  'cache-control': 'private, max-age=60',
} as const

/** Carries the requested path from the middleware to pages, which can't see it. */
export const pathHeader = 'x-rapport-path'
export const requestIdHeader = 'x-request-id'

/** Names the person and workspace a page was drawn for, because the session changes for all tabs. */
export const drawnForHeader = 'x-rapport-drawn-for'

export const drawnFor = (userId: string, workspaceId: string | null) => `${userId} ${workspaceId ?? 'nowhere'}`

/**
 * The return path on this origin, else the dashboard. Two leading slashes are refused, because browsers read them as
 * another site.
 */
export function safeReturnPath(value: string | null | undefined, origin?: string) {
  if (!value) return '/dashboard'
  const base = origin ?? 'http://rapport.invalid'
  if (!URL.canParse(value, base)) return '/dashboard'
  const url = new URL(value, base)
  if (url.origin !== new URL(base).origin || !/^https?:$/.test(url.protocol)) return '/dashboard'
  if (url.pathname.startsWith('//')) return '/dashboard'
  return `${url.pathname}${url.search}${url.hash}`
}

/** Names a mailed link's workspace, because its reader may be in another one. */
const workspaceParameter = 'workspace'

export function pathIn(workspaceId: string, path: string) {
  const url = new URL(path, 'http://rapport.invalid')
  url.searchParams.set(workspaceParameter, workspaceId)
  return `${url.pathname}${url.search}${url.hash}`
}

// Written out, because zod would add script to every page.
const anId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export function workspaceNamedIn(path: string): string | null {
  const named = new URL(path, 'http://rapport.invalid').searchParams.get(workspaceParameter)
  return named !== null && anId.test(named) ? named : null
}

/** Where a page goes on after a switch: a page of one object names its workspace, because no other has it. */
export function pathAfterSwitch(path: string, workspaceId: string | null) {
  const isOfOneObject = new URL(path, 'http://rapport.invalid').pathname.split('/').some((part) => anId.test(part))
  return workspaceId === null || !isOfOneObject || workspaceNamedIn(path) ? path : pathIn(workspaceId, path)
}

/** The page that offers to switch to the workspace a path names. */
export const offerPath = (path: string) => `/workspace/switch?callbackUrl=${encodeURIComponent(path)}`
