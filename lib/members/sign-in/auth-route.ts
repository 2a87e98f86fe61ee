import 'server-only'
import NextAuth from 'next-auth'
import { cookies } from 'next/headers'
import { NextRequest } from 'next/server'
import { toOutcome } from '@/lib/access/outcome'
import { rememberAccount } from '@/lib/access/device'
import { cookieNameAt, hasSecureCookies, refuseForeignOrigin, requestFacts } from '@/lib/access/request'
import { findFirstStep } from '@/lib/access/session'
import { log, underRequest } from '@/lib/platform/log'
import { takeFrom, type Limit } from '@/lib/platform/rate-limit'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { Refusal } from '@/lib/shared/refusal'
import { deviceCookies, firstStepCookies, returnCookies, safeReturnPath, secondStepPath } from '@/lib/shared/routes'
import { authOptions, type Caller } from './auth-options'
import { FIRST_STEP_MINUTES, isSignInError, NEW_BROWSER, TOO_MANY_ATTEMPTS, WRONG_CODE } from './rules'
import { browserReportSchema } from './schema'

type Context = { params: Promise<{ nextauth: string[] }> }

const LONGEST_BODY = 16_384
const perAddress: Limit = { name: 'auth-log', points: 30, seconds: 60 }

const goTo = (location: string) => new Response(null, { status: 302, headers: { location } })

/** Mail scanners open links too, so a link shows a page with a button, which posts. */
function pageOfLink({ nextUrl: { searchParams } }: NextRequest) {
  const token = searchParams.get('token') ?? ''
  if (!/^[\w-]{43}$/.test(token)) return goTo('/auth/login?error=Verification')
  const callbackUrl = encodeURIComponent(searchParams.get('callbackUrl') ?? '')
  return goTo(`/auth/magic-link/${token}?callbackUrl=${callbackUrl}`)
}

/** Undefined where next-auth may answer itself. */
function answerRead(request: NextRequest, [action, name]: string[]): Response | undefined {
  const { search, searchParams } = request.nextUrl
  // Only a POST signs in; next-auth fails without a password.
  if (action === 'callback') return name === 'email' ? pageOfLink(request) : goTo('/auth/login')
  // next-auth would read the provider's name as an error.
  if (action === 'signin' && name !== undefined) return goTo(`/auth/login${search}`)
  const error = searchParams.get('error') ?? name
  // The first step still counts, so the person returns to the second.
  if (action === 'error' && error === WRONG_CODE) return goTo(`${secondStepPath}?error=${error}`)
  // The error would be copied into a header, line breaks included.
  const isMadeUp = action === 'error' && (error === undefined || !isSignInError(error))
  return isMadeUp ? goTo('/auth/login?error=Default') : undefined
}

const isJson = ({ headers }: NextRequest) => headers.get('content-type')?.includes('application/json') ?? false

const canRead = (text: string) =>
  new Response(text).json().then(
    () => true,
    () => false,
  )

/** Limited here, because next-auth reads any length and fails on anything but JSON. */
async function readBody(request: NextRequest) {
  const body = await request.text()
  if (body.length > LONGEST_BODY) throw new Refusal('invalid', 'The body is too long.')
  if (isJson(request) && !(await canRead(body))) throw new Refusal('invalid', 'The body is not JSON.')
  return body
}

/** Logs browser reports in next-auth's own codes only, because anyone may send one. */
async function noteReport(request: NextRequest, { address }: Caller) {
  const body = await readBody(request)
  if ((await takeFrom(perAddress, address)) > 0) return
  const report = browserReportSchema.safeParse(
    isJson(request) ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body)),
  )
  if (report.success) log.info('auth.browser', report.data)
}

/** Removes an invalid return path, on which next-auth fails and logs. */
async function acceptable(request: NextRequest, origin: string) {
  const url = new URL(request.url)
  const returnPath = url.searchParams.get('callbackUrl')
  if (returnPath !== null) url.searchParams.set('callbackUrl', safeReturnPath(returnPath, origin))
  if (request.method === 'POST') {
    return new NextRequest(url, { method: 'POST', headers: request.headers, body: await readBody(request) })
  }
  // A form without the CSRF token returns to the sign-in, which would show no error.
  if (url.searchParams.has('csrf')) url.searchParams.set('error', NEW_BROWSER)
  // next-auth doesn't handle HEAD.
  return new NextRequest(url, { headers: request.headers })
}

/** Drops the return cookie if it names another site, because next-auth reads it itself. */
async function dropForeignReturn(origin: string) {
  const jar = await cookies()
  const name = cookieNameAt(origin, returnCookies)
  const kept = jar.get(name)?.value
  if (kept !== undefined && (!URL.canParse(kept) || new URL(kept).origin !== origin)) jar.delete(name)
}

/** next-auth answers a spent limit like a wrong password; the status and the wait tell them apart. */
async function withStatus(answer: Response) {
  const headers = new Headers(answer.headers)
  if (answer.status === 400) {
    // next-auth's own body is "[object Object]" or names the library.
    headers.set('content-type', 'application/json')
    return Response.json({ message: 'This request is not valid.' }, { status: 400, headers })
  }
  if (answer.status !== 401) return answer
  const body = await answer.text()
  const wait = new RegExp(`error=${TOO_MANY_ATTEMPTS}-(\\d+)`).exec(body)?.[1]
  if (wait !== undefined) headers.set('retry-after', wait)
  return new Response(body, { status: wait === undefined ? 401 : 429, headers })
}

/** An HTTP-only cookie. Without a value it is cleared. */
function ownCookie(
  origin: string,
  names: typeof deviceCookies | typeof firstStepCookies,
  value: string,
  seconds: number,
) {
  const secure = hasSecureCookies(origin) ? '; Secure' : ''
  return `${cookieNameAt(origin, names)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

/** next-auth would take a lost database for the end of the session, and has logged it. */
export const unlessFailed = (answer: Response, { hasFailed = false }: { hasFailed?: boolean }): Response =>
  hasFailed ? Response.json({ message: GENERAL_FAILURE }, { status: 500 }) : answer

const YEAR = 365 * 86_400

/** After a sign-in, the browser's own limits for the account; between the two steps, the proof of the first. */
function cookiesAfter(
  { origin, device, firstStep: taken }: Caller,
  { email, firstStep }: { email?: string; firstStep?: string },
) {
  if (firstStep !== undefined) return [ownCookie(origin, firstStepCookies, firstStep, FIRST_STEP_MINUTES * 60)]
  if (email === undefined) return []
  const remembered = ownCookie(origin, deviceCookies, rememberAccount(device, email), YEAR)
  return taken === null ? [remembered] : [remembered, ownCookie(origin, firstStepCookies, '', 0)]
}

/** next-auth's answers under /api/auth, within our limits. */
export const answerAuth = (request: NextRequest, context: Context): Promise<Response> =>
  toOutcome(`${request.method} /api/auth`, async () => {
    const { requestId, ...facts } = await requestFacts()
    const caller = { ...facts, firstStep: (await findFirstStep()) ?? null }
    const { nextauth } = await context.params
    const isRead = request.method !== 'POST'
    const early = isRead ? answerRead(request, nextauth) : undefined
    if (early) return early
    // A link is the only proof, so a page of another site could sign a visitor in as another person.
    if (!isRead) refuseForeignOrigin(request.headers, caller.origin)
    // next-auth's logger is global and doesn't know the request.
    return underRequest<Promise<Response>>(requestId, async () => {
      if (!isRead && nextauth[0] === '_log') return noteReport(request, caller).then(() => new Response(null))
      await dropForeignReturn(caller.origin)
      const heard: { email?: string; firstStep?: string; hasFailed?: boolean } = {}
      const options = authOptions(caller, {
        onSignIn: (email) => void (heard.email = email),
        onFirstStep: (token) => void (heard.firstStep = token),
        onFailure: () => void (heard.hasFailed = true),
      })
      const answer = unlessFailed(await NextAuth(await acceptable(request, caller.origin), context, options), heard)
      for (const cookie of cookiesAfter(caller, heard)) answer.headers.append('set-cookie', cookie)
      return withStatus(answer)
    })
  })
