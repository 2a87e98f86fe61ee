/** First path segments behind a session. Their pages check for themselves; this only saves a signed-out person a step. */
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
  'template',
  'users',
  'workspace',
])

/** The paths under those segments that people without an account follow from an e-mail, cut off or whole. */
const outsidePrefixes = ['/feedback/rvc', '/workspace/invitation']

/** Whether a path belongs to the product behind the sign-in. */
export function needsSession(path: string) {
  if (outsidePrefixes.some((prefix) => path.startsWith(prefix))) return false
  return productSegments.has(path.split('/')[1] ?? '')
}

/** The cookie next-auth keeps the session in, over http and over https. */
export const sessionCookies = {
  http: 'next-auth.session-token',
  https: '__Secure-next-auth.session-token',
} as const

/** The cookie with which next-auth tells its own forms from those of other sites, likewise. */
export const csrfCookies = { http: 'next-auth.csrf-token', https: '__Host-next-auth.csrf-token' } as const

/** The cookie that remembers which accounts signed in with this browser before, likewise. */
export const deviceCookies = { http: 'rapport.device', https: '__Host-rapport.device' } as const

/** The cookie that shows who took the first step of a sign-in in this browser, likewise. */
export const firstStepCookies = { http: 'rapport.first-step', https: '__Host-rapport.first-step' } as const

/** The cookie that shows which registration was made in this browser, likewise. */
export const registrationCookies = { http: 'rapport.registration', https: '__Host-rapport.registration' } as const

/** Where the second step of a sign-in is taken. */
export const secondStepPath = '/auth/second-step'

/** Where two-step sign-in is set up, and where it leads on to then. */
export const setUpTwoStepPath = (next: string) => `/profile/two-step?callbackUrl=${encodeURIComponent(next)}`

/** The cookie in which next-auth keeps where to return to after signing in, likewise. */
export const returnCookies = { http: 'next-auth.callback-url', https: '__Secure-next-auth.callback-url' } as const

/** Where somebody without a session is sent, and comes back from. */
export const signInPath = (from: string) =>
  `/api/auth/signin?error=SessionRequired&callbackUrl=${encodeURIComponent(from)}`

/** Where a photo is fetched from, by those it is shown to. */
export const picturePath = (id: string) => `/api/picture/${id}`

/** Where a logo is fetched from, also by people without an account. */
export const logoPath = (id: string) => `/api/logo/${id}`

/** With what both are handed over: a new picture has a new address, so browsers may keep what they have. */
export const pictureHeaders = {
  'content-type': 'image/webp',
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, max-age=31536000, immutable',
} as const

/** Header in which the middleware hands the requested path to pages, which cannot see it. */
export const pathHeader = 'x-rapport-path'
export const requestIdHeader = 'x-request-id'

/** Header in which a page says with what it sends whom, and for which workspace, it was drawn: a session moves for all tabs. */
export const drawnForHeader = 'x-rapport-drawn-for'

/** Who is signed in and where, as one comparable text. */
export const drawnFor = (userId: string, workspaceId: string | null) => `${userId} ${workspaceId ?? 'nowhere'}`

/**
 * The path to return to after signing in: on this origin only, else the dashboard. One that begins with two slashes is
 * refused as well, because a browser reads what follows them as another site.
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

/** The parameter that names a mailed link's workspace: its reader may be in another one. */
const workspaceParameter = 'workspace'

/** A path of the product that names its workspace. */
export function pathIn(workspaceId: string, path: string) {
  const url = new URL(path, 'http://rapport.invalid')
  url.searchParams.set(workspaceParameter, workspaceId)
  return `${url.pathname}${url.search}${url.hash}`
}

// Written out, because what reads ids by schema is more script than every page should carry.
const anId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The workspace that a path names, if any. */
export function workspaceNamedIn(path: string): string | null {
  const named = new URL(path, 'http://rapport.invalid').searchParams.get(workspaceParameter)
  return named !== null && anId.test(named) ? named : null
}

/** Where somebody whose session is in another workspace is offered to go on in the one that the path names. */
export const offerPath = (path: string) => `/workspace/switch?callbackUrl=${encodeURIComponent(path)}`
