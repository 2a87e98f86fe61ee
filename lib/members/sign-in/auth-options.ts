import 'server-only'
import type { CallbacksOptions, LoggerInstance, NextAuthOptions, User } from 'next-auth'
import type { CredentialsConfig } from 'next-auth/providers/credentials'
import type { EmailConfig } from 'next-auth/providers/email'
import { z } from 'zod'
import { settled, type ActionError } from '@/lib/access/outcome'
import { hasSecureCookies, type Visitor } from '@/lib/access/request'
import { parseClaims, sessionEndsAt, sessionLifetime, sessionOptions } from '@/lib/access/session'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { onThrown } from '@/lib/platform/recover'
import { newToken } from '@/lib/platform/secrets'
import { isId } from '@/lib/shared/id'
import { safeReturnPath, secondStepPath } from '@/lib/shared/routes'
import { fullName, linkLifetimes } from '@/lib/members/rules'
import { emailSchema } from '@/lib/members/schema'
import { hasSecondFactor } from '@/lib/members/second-factor/queries'
import { provenByCodeSchema } from '@/lib/members/second-factor/schema'
import { adapter } from './adapter'
import { beginSession } from './commands/begin-session'
import { checkPassword } from './commands/check-password'
import { endSession } from './commands/end-session'
import { limitSignInLinks } from './commands/limit-sign-in-links'
import { passSecondStep } from './commands/pass-second-step'
import { rollSession } from './commands/roll-session'
import { sendSignInLink } from './commands/send-sign-in-link'
import { startSecondStep } from './commands/start-second-step'
import { findSessionPerson } from './queries'
import { FIRST_STEP_GONE, LINKS_SENT, tooManyAttempts, WRONG_CODE, deviceName } from './rules'
import { passwordSignInSchema } from './schema'

declare module 'next-auth' {
  interface Session {
    user: { id: string; name: string; firstName: string; email: string }
    workspaceId: string | null
  }
  /** What was just proven, for `beginSession` only. */
  interface User {
    passwordHash?: string
    begunSignIn?: string
  }
}

export type Caller = Visitor & { origin: string; userAgent: string | null; firstStep: string | null }

/** A sign-in returns the address, or the token of a first step. `onFailure`: a session could not be read. */
type Listener = { onSignIn: (email: string) => void; onFirstStep: (token: string) => void; onFailure: () => void }

/** next-auth clears its cookie on this error and answers as signed out. */
class SessionEnded extends Error {}

const byPassword = (caller: Caller): CredentialsConfig => ({
  id: 'credentials',
  name: 'Credentials',
  type: 'credentials',
  credentials: {},
  authorize: async (sent) => {
    const input = passwordSignInSchema.safeParse(sent)
    if (!input.success) return null
    const outcome = await settled('sign-in', checkPassword(caller, input.data))
    if ('result' in outcome) return outcome.result && { ...outcome.result, email: input.data.email }
    // The error becomes the code in the sign-in page's address.
    const { wait } = outcome.error
    throw new Error(wait === undefined ? 'Callback' : tooManyAttempts(wait))
  },
})

/** The error becomes the code in the sign-in page's address. */
function codeOf({ code, wait }: ActionError) {
  if (wait !== undefined) return tooManyAttempts(wait)
  return code === 'signed-out' ? FIRST_STEP_GONE : code === 'invalid' ? WRONG_CODE : 'Callback'
}

const bySecondStep = (caller: Caller): CredentialsConfig => ({
  id: 'second-step',
  name: 'Second step',
  type: 'credentials',
  credentials: {},
  authorize: async (sent) => {
    const input = provenByCodeSchema.safeParse(sent)
    if (!input.success) throw new Error(WRONG_CODE)
    const outcome = await settled('second-step', passSecondStep(caller, input.data))
    if ('result' in outcome) return outcome.result
    throw new Error(codeOf(outcome.error))
  },
})

/** The page to return to; the front page doesn't count. */
function returnPathOf(url: string) {
  const { origin, searchParams } = new URL(url)
  const path = safeReturnPath(searchParams.get('callbackUrl'), origin)
  return path === '/' ? '/dashboard' : path
}

const byLink: EmailConfig = {
  id: 'email',
  name: 'Email',
  type: 'email',
  server: '',
  from: '',
  maxAge: linkLifetimes.signInMinutes * 60,
  // Without a secret of its own next-auth hashes the token exactly as `hashToken` does.
  secret: '',
  generateVerificationToken: newToken,
  normalizeIdentifier: (address) => emailSchema.parse(address),
  sendVerificationRequest: ({ identifier, token, url }) =>
    sendSignInLink({ email: identifier, token, returnPath: returnPathOf(url) }),
  options: {},
}

const mayEnter = async (id: string) => isId(id) && (await findSessionPerson(id)) !== null

/** True, or the address of the second step if one is missing. */
async function enter(user: User, { origin }: Caller, { onFirstStep }: Listener) {
  if (!(await mayEnter(user.id))) return false
  if (user.begunSignIn !== undefined || !(await hasSecondFactor({ userId: user.id }))) return true
  const token = await startSecondStep(user)
  if (token === null) return `${origin}/api/auth/error?error=CredentialsSignin`
  onFirstStep(token)
  return `${origin}${secondStepPath}`
}

const signIn =
  (caller: Caller, listener: Listener): CallbacksOptions['signIn'] =>
  async ({ user, account, email }) => {
    const sayInstead = (code: string) => `${caller.origin}/api/auth/error?error=${code}`
    if (!email?.verificationRequest) {
      // next-auth would not log what is thrown, and would answer with its message.
      const entered = await settled('sign-in', enter(user, caller, listener))
      return 'result' in entered ? entered.result : sayInstead('Callback')
    }
    const asked = { email: account?.providerAccountId ?? '' }
    const outcome = await settled('sign-in-link', limitSignInLinks(caller, asked))
    if ('result' in outcome) return outcome.result || sayInstead(LINKS_SENT)
    const { wait } = outcome.error
    return sayInstead(wait === undefined ? 'EmailSignin' : tooManyAttempts(wait))
  }

const jwt =
  ({ userAgent }: Caller, { onFailure }: Listener): CallbacksOptions['jwt'] =>
  async ({ token, user, trigger, session }) => {
    // Despite its type, `user` is given only when a session begins.
    const isNew = trigger === 'signIn' || trigger === 'signUp'
    const claims = isNew ? null : parseClaims(token)
    const begin = () => beginSession(user, deviceName(userAgent))
    const roll = () => claims && onThrown(rollSession(claims, session), onFailure)
    const next = await (isNew ? begin() : roll())
    if (!next) throw new SessionEnded()
    return next
  }

const session =
  ({ onFailure }: Listener): CallbacksOptions['session'] =>
  async ({ token }) => {
    const claims = parseClaims(token)
    const person = claims && (await onThrown(findSessionPerson(claims.sub), onFailure))
    if (!person) throw new SessionEnded()
    const { id, firstName, email } = person
    const user = { id, name: fullName(person), firstName, email }
    return { user, workspaceId: claims.workspaceId, expires: sessionEndsAt(claims, now()).toISOString() }
  }

const redirect: CallbacksOptions['redirect'] = ({ url, baseUrl }) => {
  if (typeof url !== 'string' || !URL.canParse(url, baseUrl)) return baseUrl
  const target = new URL(url, baseUrl)
  return target.origin === new URL(baseUrl).origin ? target.href : baseUrl
}

/** Ends the session, so that a copy of its token is worthless. */
async function leave(token: unknown) {
  const claims = parseClaims(token)
  if (claims) await endSession(claims.sessionId)
}

/** An altered, expired or foreign token is common and no failure. */
const isStaleToken = (error: Error) => 'code' in error && String(error.code).startsWith('ERR_J')

const logger: Partial<LoggerInstance> = {
  error: (code, metadata) => {
    const cause = metadata instanceof Error ? metadata : metadata?.error
    const isFailure = cause instanceof Error && !(cause instanceof SessionEnded || cause instanceof z.ZodError)
    if (isFailure && !isStaleToken(cause)) log.errorByClass('auth.failure', cause, { code })
    else log.info('auth.refused', { code })
  },
  warn: (code) => log.info('auth.warning', { code }),
  debug: () => undefined,
}

/**
 * next-auth for one request: two ways to sign in, a second step for people who have one, sessions that hold only ids,
 * and answers that don't reveal accounts.
 */
export const authOptions = (caller: Caller, listener: Listener): NextAuthOptions => ({
  ...sessionOptions,
  useSecureCookies: hasSecureCookies(caller.origin),
  secret: env.NEXTAUTH_SECRET,
  jwt: { maxAge: sessionLifetime.maxAge },
  adapter,
  providers: [byPassword(caller), byLink, bySecondStep(caller)],
  callbacks: {
    signIn: signIn(caller, listener),
    jwt: jwt(caller, listener),
    session: session(listener),
    redirect,
  },
  events: {
    signIn: ({ user, account }) => {
      log.info('auth.signed-in', { userId: user.id, by: account?.provider })
      if (user.email) listener.onSignIn(user.email)
    },
    signOut: ({ token }) => leave(token),
  },
  logger,
})
