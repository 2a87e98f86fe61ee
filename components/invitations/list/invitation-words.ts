import { formatDate, relativeTime } from '@/lib/shared/dates'
import type { InvitationRow } from '@/lib/invitations/queries'
import type { InvitationState } from '@/lib/invitations/rules'
import { invitationViews, type InvitationListFilter, type InvitationView } from '@/lib/invitations/schema'

const viewLabels: Record<InvitationView, string> = {
  all: 'All invitations',
  waiting: 'Waiting',
  expired: 'Expired',
  revoked: 'Taken back',
}

export const viewOptions = invitationViews.map((value) => ({ value, label: viewLabels[value] }))

export const stateBadges: Record<InvitationState, { label: string; tone: 'neutral' | 'info' | 'success' | 'warning' }> =
  {
    waiting: { label: 'Waiting', tone: 'info' },
    stopped: { label: 'On hold', tone: 'warning' },
    expired: { label: 'Expired', tone: 'warning' },
    revoked: { label: 'Taken back', tone: 'neutral' },
    accepted: { label: 'Joined', tone: 'success' },
  }

/** How somebody is called in the list: an address where there is no name. */
export const nameOf = ({ name, email }: Pick<InvitationRow, 'name' | 'email'>) => (name === '' ? email : name)

function whenOf({ state, sentAt, expiresAt, inviterName }: InvitationRow, asOf: Date, zone: string) {
  if (state === 'expired') return `ran out on ${formatDate(expiresAt, 'MMM DD, YYYY', zone)}`
  if (state === 'stopped') return `${inviterName} is not here any more: send it again to answer for it`
  return `invited by ${inviterName}, ${relativeTime(sentAt, asOf, zone)}`
}

/** What a row says under its title: the address, what comes with the place, and who offers it since when. */
export function wordsOf(row: InvitationRow, asOf: Date, zone: string) {
  const { name, email, role, teams, bounce } = row
  const place = teams.length === 0 ? role : `${role} in ${teams.join(', ')}`
  const news = bounce === null ? whenOf(row, asOf, zone) : `the mail came back: ${bounce}`
  return [...(name === '' ? [] : [email]), place, news].join(' · ')
}

/** The address of a view of the list, leaving out what goes without saying. */
export function addressOf({ status, search, after }: Partial<InvitationListFilter>) {
  const view = { tab: 'invited', status: status === 'all' ? undefined : status, search, after }
  const chosen = Object.entries(view).flatMap(([key, value]) => (value ? [[key, value]] : []))
  return `/users?${new URLSearchParams(chosen).toString()}`
}
