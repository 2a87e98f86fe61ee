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
import { Refusal } from '@/lib/shared/refusal'
import { deviceCookies, firstStepCookies, returnCookies, safeReturnPath, secondStepPath } from '@/lib/shared/routes'
import { authOptions, type Caller } from './auth-options'
import { FIRST_STEP_MINUTES, isSignInError, NEW_BROWSER, TOO_MANY_ATTEMPTS, WRONG_CODE } from './rules'
import { browserReportSchema } from './schema'

type Context = { params: Promise<{ nextauth: string[] }> }

const LONGEST_BODY = 16_384
const perAddress: Limit = { name: 'auth-log', points: 30, seconds: 60 }

const goTo = (location: string) => new Response(null, { status: 302, headers: { location } })

/** A link in a mail is opened by scanners too, so following it shows our page with a button, which posts. */
function pageOfLink({ nextUrl: { searchParams } }: NextRequest) {
  const token = searchParams.get('token') ?? ''
  if (!/^[\w-]{43}$/.test(token)) return goTo('/auth/login?error=Verification')
  const callbackUrl = encodeURIComponent(searchParams.get('callbackUrl') ?? '')
  return goTo(`/auth/magic-link/${token}?callbackUrl=${callbackUrl}`)
}

/** The answer to a read that next-auth must not give; undefined for all others. */
function answerRead(request: NextRequest, [action, name]: string[]): Response | undefined {
  const { search, searchParams } = request.nextUrl
  // Only posting proves who somebody is; next-auth would fail over a password that is not even there.
  if (action === 'callback') return name === 'email' ? pageOfLink(request) : goTo('/auth/login')
  // It would take the name of the way in for that of an error.
  if (action === 'signin' && name !== undefined) return goTo(`/auth/login${search}`)
  const error = searchParams.get('error') ?? name
  // The first step still counts, so the way back is not to the sign-in.
  if (action === 'error' && error === WRONG_CODE) return goTo(`${secondStepPath}?error=${error}`)
  // It would go into a header as it is, line breaks included.
  const isMadeUp = action === 'error' && (error === undefined || !isSignInError(error))
  return isMadeUp ? goTo('/auth/login?error=Default') : undefined
}

const isJson = ({ headers }: NextRequest) => headers.get('content-type')?.includes('application/json') ?? false

const canRead = (text: string) =>
  new Response(text).json().then(
    () => true,
    () => false,
  )

/** The body, within our limit; next-auth would fail on what is not JSON, and reads any length. */
async function readBody(request: NextRequest) {
  const body = await request.text()
  if (body.length > LONGEST_BODY) throw new Refusal('invalid', 'The body is too long.')
  if (isJson(request) && !(await canRead(body))) throw new Refusal('invalid', 'The body is not JSON.')
  return body
}

/** Writes down what a browser reports, in next-auth's own codes only: anybody may send one. */
async function noteReport(request: NextRequest, { address }: Caller) {
  const body = await readBody(request)
  if ((await takeFrom(perAddress, address)) > 0) return
  const report = browserReportSchema.safeParse(
    isJson(request) ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body)),
  )
  if (report.success) log.info('auth.browser', report.data)
}

/** The request as next-auth may have it: it fails over a path to return to that is no address, and logs it. */
async function acceptable(request: NextRequest, origin: string) {
  const url = new URL(request.url)
  const returnPath = url.searchParams.get('callbackUrl')
  if (returnPath !== null) url.searchParams.set('callbackUrl', safeReturnPath(returnPath, origin))
  if (request.method === 'POST') {
    return new NextRequest(url, { method: 'POST', headers: request.headers, body: await readBody(request) })
  }
  // A form sent without next-auth's own proof is led back to the sign-in, which would not say that it failed.
  if (url.searchParams.has('csrf')) url.searchParams.set('error', NEW_BROWSER)
  // It knows no HEAD.
  return new NextRequest(url, { headers: request.headers })
}

/** Drops the cookie of where to return to when it names another site, which next-auth reads by itself. */
async function dropForeignReturn(origin: string) {
  const jar = await cookies()
  const name = cookieNameAt(origin, returnCookies)
  const kept = jar.get(name)?.value
  if (kept !== undefined && (!URL.canParse(kept) || new URL(kept).origin !== origin)) jar.delete(name)
}

/** next-auth answers a spent limit as it does a wrong password; the status says which, and how long to wait. */
async function withStatus(answer: Response) {
  const headers = new Headers(answer.headers)
  if (answer.status === 400) {
    // Its own body is the text "[object Object]", or names the library.
    headers.set('content-type', 'application/json')
    return Response.json({ message: 'This request is not valid.' }, { status: 400, headers })
  }
  if (answer.status !== 401) return answer
  const body = await answer.text()
  const wait = new RegExp(`error=${TOO_MANY_ATTEMPTS}-(\\d+)`).exec(body)?.[1]
  if (wait !== undefined) headers.set('retry-after', wait)
  return new Response(body, { status: wait === undefined ? 401 : 429, headers })
}

/** A cookie of ours, which no script reads. Without a value it is taken back. */
function ownCookie(
  origin: string,
  names: typeof deviceCookies | typeof firstStepCookies,
  value: string,
  seconds: number,
) {
  const secure = hasSecureCookies(origin) ? '; Secure' : ''
  return `${cookieNameAt(origin, names)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

const YEAR = 365 * 86_400

/**
 * What a browser keeps of a sign-in: once it is in, the limits of its own for that account; between the two steps, the
 * proof of the first.
 */
function cookiesAfter(
  { origin, device, firstStep: taken }: Caller,
  { email, firstStep }: { email?: string; firstStep?: string },
) {
  if (firstStep !== undefined) return [ownCookie(origin, firstStepCookies, firstStep, FIRST_STEP_MINUTES * 60)]
  if (email === undefined) return []
  const remembered = ownCookie(origin, deviceCookies, rememberAccount(device, email), YEAR)
  return taken === null ? [remembered] : [remembered, ownCookie(origin, firstStepCookies, '', 0)]
}

/** Every address under /api/auth: next-auth's own answers, within our limits. */
export const answerAuth = (request: NextRequest, context: Context): Promise<Response> =>
  toOutcome(`${request.method} /api/auth`, async () => {
    const { requestId, ...facts } = await requestFacts()
    const caller = { ...facts, firstStep: (await findFirstStep()) ?? null }
    const { nextauth } = await context.params
    const isRead = request.method !== 'POST'
    const early = isRead ? answerRead(request, nextauth) : undefined
    if (early) return early
    // Spending a link needs no other proof, so a page of another site could sign somebody in as somebody else.
    if (!isRead) refuseForeignOrigin(request.headers, caller.origin)
    // next-auth's logger is one for all requests and is not told which of them it speaks of.
    return underRequest<Promise<Response>>(requestId, async () => {
      if (!isRead && nextauth[0] === '_log') return noteReport(request, caller).then(() => new Response(null))
      await dropForeignReturn(caller.origin)
      const heard: { email?: string; firstStep?: string } = {}
      const options = authOptions(caller, {
        onSignIn: (email) => void (heard.email = email),
        onFirstStep: (token) => void (heard.firstStep = token),
      })
      const answer = await NextAuth(await acceptable(request, caller.origin), context, options)
      for (const cookie of cookiesAfter(caller, heard)) answer.headers.append('set-cookie', cookie)
      return withStatus(answer)
    })
  })
