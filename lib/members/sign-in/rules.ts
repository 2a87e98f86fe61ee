import { linkLifetimes } from '@/lib/members/rules'
import { waitInWords } from '@/lib/shared/text'
import { browserName } from '@/lib/shared/error-reports/browsers'

/** Per account (docs/decisions.md, Sign-in and limits). */
export const accountLimits = {
  perAccountAndAddress: { name: 'sign-in', points: 10, seconds: 900 },
  perAccount: { name: 'sign-in-account', points: 100, seconds: 3600 },
  // Repeats within a minute reuse the last link, so this limit ends before that link expires.
  perLinkAccount: { name: 'sign-in-link-account', points: 5, seconds: (linkLifetimes.signInMinutes - 1) * 60 },
} as const

/** Per account; the daily limit stops guesses from many addresses. */
export const secondStepLimits = {
  perAccountAndAddress: { name: 'second-step', points: 10, seconds: 900 },
  perAccount: { name: 'second-step-account', points: 30, seconds: 86_400 },
  // A password alone can't spend these: a mailed link took the first step.
  perLink: { name: 'second-step-link', points: 10, seconds: 900 },
  perLinkAccount: { name: 'second-step-link-account', points: 30, seconds: 86_400 },
} as const

/** Between the two steps of a sign-in. */
export const FIRST_STEP_MINUTES = 10

/** A spent limit; the seconds to wait follow it. */
export const TOO_MANY_ATTEMPTS = 'TooManyAttempts'

export const tooManyAttempts = (seconds: number) => `${TOO_MANY_ATTEMPTS}-${seconds}`

function waitOf(code: string) {
  const seconds = new RegExp(`^${TOO_MANY_ATTEMPTS}-(\\d{1,5})$`).exec(code)?.[1]
  return seconds === undefined ? undefined : Number(seconds)
}

/** A form without next-auth's cookie; the answer sets it. */
export const NEW_BROWSER = 'NewBrowser'

/** A link was requested while a working one is in the mailbox. */
export const LINKS_SENT = 'LinksSent'

export const WRONG_CODE = 'WrongCode'

export const FIRST_STEP_GONE = 'FirstStepGone'

type SignInNotice = { tone: 'info' | 'danger'; text: string }

const wentWrong: SignInNotice = { tone: 'danger', text: 'Sign-in failed. Please try again.' }

/** By the code in `?error=`. */
const notices: Readonly<Record<string, SignInNotice>> = {
  SessionRequired: { tone: 'info', text: 'Sign in to continue where you were.' },
  CredentialsSignin: {
    tone: 'danger',
    text: 'E-mail and password don’t match, or the address isn’t confirmed yet. Check both, or get a link by e-mail.',
  },
  Verification: {
    tone: 'danger',
    text: 'This sign-in link has expired. Request a new one.',
  },
  EmailSignin: { tone: 'danger', text: 'The link couldn’t be sent. Check the address and try again.' },
  AccessDenied: {
    tone: 'danger',
    text: 'This account is closed. Ask an admin of your workspace to invite you again.',
  },
  Configuration: {
    tone: 'danger',
    text: 'Sign-in isn’t working right now. Please try again later.',
  },
  [LINKS_SENT]: {
    tone: 'info',
    text: 'Several links were requested for this address. Use the newest one, or try again in 10 minutes.',
  },
  [WRONG_CODE]: { tone: 'danger', text: 'This code is wrong or was already used. Enter the newest one.' },
  [FIRST_STEP_GONE]: { tone: 'info', text: 'That took too long. Please sign in again.' },
  [NEW_BROWSER]: { tone: 'info', text: 'We didn’t know this browser. Please sign in again.' },
}

const signInCodes = [
  'Signin',
  'Callback',
  'OAuthSignin',
  'OAuthCallback',
  'OAuthCreateAccount',
  'OAuthAccountNotLinked',
]

export const signInErrors: readonly string[] = [
  ...Object.keys(notices),
  ...signInCodes,
  'EmailCreateAccount',
  'Default',
]

/** Other texts are made up, or are a failure's own words. */
export const isSignInError = (code: string) => signInErrors.includes(code) || waitOf(code) !== undefined

/** Undefined without a code. Unknown codes read as a failure. */
export function signInNotice(code: string | undefined): SignInNotice | undefined {
  if (code === undefined) return undefined
  const wait = waitOf(code)
  if (wait === undefined) return notices[code] ?? wentWrong
  return { tone: 'danger', text: `Too many attempts. Try again ${waitInWords(wait)}.` }
}

/** The last used workspace if still a member, else the first joined, else none. */
export const arrivalWorkspace = (lastWorkspaceId: string | null, joinedIds: readonly string[]): string | null =>
  joinedIds.find((id) => id === lastWorkspaceId) ?? joinedIds[0] ?? null

type Name = readonly [sign: RegExp, name: string]

const systems: readonly Name[] = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\b(Macintosh|Mac OS X)\b/, 'a Mac'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (names: readonly Name[], text: string) => names.find(([sign]) => sign.test(text))?.[1]

/** Enough to recognise the device. */
const LONGEST = 500

/** "Firefox on Windows"; empty if the user agent names neither. */
export function deviceName(userAgent: string | null): string {
  const text = (userAgent ?? '').slice(0, LONGEST)
  const browser = browserName(text)
  const system = nameIn(systems, text)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? (system ? `A browser on ${system}` : '')
}

export const UNKNOWN_DEVICE = 'Unknown device'

/** Sessions unused or begun longer ago are invalid. */
export const sessionDays = { idle: 7, absolute: 30 } as const
