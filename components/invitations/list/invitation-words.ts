import { formatDate, relativeTime } from '@/lib/shared/dates'
import { cappedCount, nameList, plural } from '@/lib/shared/text'
import type { InvitationPage, InvitationRow } from '@/lib/invitations/queries/list-invitations'
import { teamsByPlace, type InvitationState } from '@/lib/invitations/rules/invitations'
import { invitationViews, type InvitationListFilter, type InvitationView } from '@/lib/invitations/schema'
import { addressWith } from '@/lib/shared/address-with'

const viewLabels: Record<InvitationView, string> = {
  all: 'All invitations',
  waiting: 'Pending',
  expired: 'Expired',
  revoked: 'Revoked',
}

export const viewOptions = invitationViews.map((value) => ({ value, label: viewLabels[value] }))

export const stateBadges: Record<
  InvitationState,
  { label: string; tone: 'neutral' | 'success' | 'warning' | 'danger' }
> = {
  waiting: { label: 'Pending', tone: 'warning' },
  stopped: { label: 'On hold', tone: 'warning' },
  expired: { label: 'Expired', tone: 'danger' },
  revoked: { label: 'Revoked', tone: 'neutral' },
  accepted: { label: 'Joined', tone: 'success' },
}

/** The name, else the address. */
export const nameOf = ({ name, email }: Pick<InvitationRow, 'name' | 'email'>) => (name === '' ? email : name)

function whenOf({ state, sentAt, expiresAt, inviterName, isUnsubscribed }: InvitationRow, asOf: Date, zone: string) {
  const until = formatDate(expiresAt, 'MMM DD, YYYY', zone)
  if (state === 'expired') return `expired on ${until}`
  if (state === 'stopped') return `${inviterName} can no longer invite people: an admin can send it again`
  if (isUnsubscribed && state === 'waiting') return 'unsubscribed from mail: copy the link and send it yourself'
  const since = `invited by ${inviterName}, ${relativeTime(sentAt, asOf, zone)}`
  return state === 'waiting' ? `${since}, expires on ${until}` : since
}

/** `requested` holds an invitation's id for each request of the viewer that waits for it. */
function requestsOf({ id, state }: InvitationRow, requested: readonly string[]) {
  const count = requested.filter((one) => one === id).length
  if (count === 0 || state !== 'waiting') return ''
  return `gets your ${count === 1 ? 'request' : `${count} requests`} after joining`
}

/** Tags named per row. */
const TAGS = 5

/** A row's second line: address, role, teams, tags, dates and what waits for them. */
export function factsOf(row: InvitationRow, asOf: Date, zone: string, requested: readonly string[] = []) {
  const { name, email, role, teams, tags, bounce } = row
  const { leads, joins } = teamsByPlace(teams)
  const lead = leads.length === 0 ? '' : `leads ${leads.join(', ')}`
  const place = joins.length === 0 ? '' : `in ${joins.join(', ')}`
  const news = bounce === null ? whenOf(row, asOf, zone) : `mail refused: ${bounce}`
  return [name === '' ? '' : email, role, lead, place, nameList(tags, TAGS), news, requestsOf(row, requested)]
}

/** A count that fits the rows: exact if all are shown, else of the total; empty if unknown. */
export function countInWords({ status, search, after }: InvitationListFilter, page: InvitationPage, pending: number) {
  const { rows, next } = page
  if (after === undefined && next === null) {
    const pendingHere = rows.filter(({ state }) => state === 'waiting').length
    const total = plural(rows.length, 'invitation')
    if (pendingHere === 0) return total
    return pendingHere === rows.length ? `${total} pending` : `${total}, ${pendingHere} pending`
  }
  if (search !== '' || status === 'expired' || status === 'revoked') return undefined
  return `${cappedCount(pending)} pending`
}

/** The list's URL without defaults. */
export const addressOf = ({ status, search, after }: Partial<InvitationListFilter>) =>
  addressWith('/users', { tab: 'invited', status, search, after }, { status: 'all' })
