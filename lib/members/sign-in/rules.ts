import { linkLifetimes } from '@/lib/members/rules'
import { waitInWords } from '@/lib/shared/text'

/** How often somebody may try to sign in to one account (decisions, section 10). */
export const accountLimits = {
  perAccountAndAddress: { name: 'sign-in', points: 10, seconds: 900 },
  perAccount: { name: 'sign-in-account', points: 100, seconds: 3600 },
  // A link may be a minute old when asking again mails no other, so this ends before the last link of its time does.
  perLinkAccount: { name: 'sign-in-link-account', points: 5, seconds: (linkLifetimes.signInMinutes - 1) * 60 },
} as const

/** How often somebody may try a code to one account; what it takes in a day keeps a guesser with many addresses out. */
export const secondStepLimits = {
  perAccountAndAddress: { name: 'second-step', points: 10, seconds: 900 },
  perAccount: { name: 'second-step-account', points: 30, seconds: 86_400 },
  // Knowing the password is not enough to spend these: a mailed link took the first step.
  perLink: { name: 'second-step-link', points: 10, seconds: 900 },
  perLinkAccount: { name: 'second-step-link-account', points: 30, seconds: 86_400 },
} as const

/** How long somebody has between the two steps of a sign-in. */
export const FIRST_STEP_MINUTES = 10

/** Our own code beside those of next-auth, for a limit that is spent; the seconds to wait follow it. */
export const TOO_MANY_ATTEMPTS = 'TooManyAttempts'

/** The code for a limit that is spent for so many seconds. */
export const tooManyAttempts = (seconds: number) => `${TOO_MANY_ATTEMPTS}-${seconds}`

function waitOf(code: string) {
  const seconds = new RegExp(`^${TOO_MANY_ATTEMPTS}-(\\d{1,5})$`).exec(code)?.[1]
  return seconds === undefined ? undefined : Number(seconds)
}

/** And for a form that came from a browser without next-auth's cookie, which the answer then brings. */
export const NEW_BROWSER = 'NewBrowser'

/** And for a link asked for while a working one is in the mailbox. */
export const LINKS_SENT = 'LinksSent'

/** And for a second step with a code that is not the one. */
export const WRONG_CODE = 'WrongCode'

/** And for a second step that comes too late, or from another browser than the first. */
export const FIRST_STEP_GONE = 'FirstStepGone'

type SignInNotice = { tone: 'info' | 'danger'; text: string }

const wentWrong: SignInNotice = { tone: 'danger', text: 'Something went wrong while signing you in. Please try again.' }

/** What each code in `?error=` means to the person who reads it. */
const notices: Readonly<Record<string, SignInNotice>> = {
  SessionRequired: { tone: 'info', text: 'Sign in to continue.' },
  CredentialsSignin: {
    tone: 'danger',
    text: 'Wrong e-mail or password, or the address isn’t confirmed yet. Try again, or request a link.',
  },
  Verification: {
    tone: 'danger',
    text: 'This sign-in link has expired. Request a new one.',
  },
  EmailSignin: { tone: 'danger', text: 'The link couldn’t be sent. Check the address and try again.' },
  AccessDenied: {
    tone: 'danger',
    text: 'This account is deactivated. Ask an admin of your workspace.',
  },
  Configuration: {
    tone: 'danger',
    text: 'Sign-in isn’t working right now. Try again later.',
  },
  [LINKS_SENT]: {
    tone: 'info',
    text: 'Several links were requested. Use the newest one in your mailbox, or try again in 10 minutes.',
  },
  [WRONG_CODE]: { tone: 'danger', text: 'This code isn’t valid. Enter the newest one.' },
  [FIRST_STEP_GONE]: { tone: 'info', text: 'That took too long. Sign in again.' },
  [NEW_BROWSER]: { tone: 'info', text: 'This browser is new. Sign in once more.' },
}

const signInCodes = [
  'Signin',
  'Callback',
  'OAuthSignin',
  'OAuthCallback',
  'OAuthCreateAccount',
  'OAuthAccountNotLinked',
]

/** The codes that say all by themselves. */
export const signInErrors: readonly string[] = [
  ...Object.keys(notices),
  ...signInCodes,
  'EmailCreateAccount',
  'Default',
]

/** Whether a code may stand in an address; any other text in its place was made up, or is a failure's own words. */
export const isSignInError = (code: string) => signInErrors.includes(code) || waitOf(code) !== undefined

/** The sentence for a code; undefined where there is none. A code that means nothing to a person reads as a failure. */
export function signInNotice(code: string | undefined): SignInNotice | undefined {
  if (code === undefined) return undefined
  const wait = waitOf(code)
  if (wait === undefined) return notices[code] ?? wentWrong
  return { tone: 'danger', text: `Too many attempts. Try again ${waitInWords(wait)}.` }
}

/** The workspace one arrives in: the one left last while one is still in it, else the first joined, else none. */
export const arrivalWorkspace = (lastWorkspaceId: string | null, joinedIds: readonly string[]): string | null =>
  joinedIds.find((id) => id === lastWorkspaceId) ?? joinedIds[0] ?? null
