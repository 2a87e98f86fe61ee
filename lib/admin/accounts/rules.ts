import { formatDateTime } from '@/lib/shared/dates'

type State = { status: 'ACTIVE' | 'DEACTIVATED'; emailVerifiedAt: Date | null; isSuperAdmin: boolean }

export function accountBadge({ status, emailVerifiedAt, isSuperAdmin }: State) {
  if (status === 'DEACTIVATED') return { label: 'Deactivated', tone: 'danger' } as const
  if (emailVerifiedAt === null) return { label: 'Not verified', tone: 'warning' } as const
  return isSuperAdmin ? ({ label: 'Super admin', tone: 'info' } as const) : null
}

export type AccountPlace = { id: string; name: string; isActive: boolean; isSuspended: boolean; isLeaving: boolean }

type Facts = State & {
  hasPassword: boolean
  bounceReason: string | null
  blockedUntil: Date | null
  isLastMailLost: boolean
  places: readonly AccountPlace[]
}

const isOpenPlace = ({ isActive, isSuspended, isLeaving }: AccountPlace) => isActive && !isSuspended && !isLeaving

/** Why nothing can be opened after a sign-in, workspace by workspace. */
const placeInWords = ({ name, isActive, isSuspended }: AccountPlace) =>
  isActive ? `${name} is ${isSuspended ? 'suspended' : 'being deleted'}.` : `Deactivated in ${name}.`

function placeTroubles({ places, isSuperAdmin }: Facts): string[] {
  if (isSuperAdmin || places.some(isOpenPlace)) return []
  return ['No workspace to open.', ...places.map(placeInWords)]
}

/** Reasons sign-in may fail, gravest first. */
export function signInTroubles(facts: Facts, zone: string): string[] {
  const { status, emailVerifiedAt, hasPassword, bounceReason, blockedUntil, isLastMailLost } = facts
  return [
    status === 'DEACTIVATED' && 'The account is deactivated.',
    blockedUntil !== null && `Too many attempts. Sign-in is refused until ${formatDateTime(blockedUntil, zone)}.`,
    emailVerifiedAt === null && 'The address isn’t verified, so the password doesn’t work yet.',
    !hasPassword && 'No password set. Sign-in works by link only.',
    bounceReason !== null && `Mail to this address is refused: ${bounceReason}`,
    bounceReason === null && isLastMailLost && 'The last sign-in mail was not delivered.',
    ...placeTroubles(facts),
  ].filter((trouble) => trouble !== false)
}

export const accountMails: Readonly<Record<string, string>> = {
  'sign-in.link': 'Sign-in link',
  'email.verification': 'Verification',
  'password.reset': 'Password reset',
  'account.exists': 'Account exists',
}

export const mailStates = {
  QUEUED: { label: 'Waiting', tone: 'info' },
  SENT: { label: 'Sent', tone: 'success' },
  GIVEN_UP: { label: 'Not delivered', tone: 'danger' },
} as const
