import type { Tone } from '@/components/ui/display/badge'
import { fullName } from '@/lib/members/rules'
import type { ImportView } from '@/lib/invitations/imports/queries/get-import'
import type { RowView } from '@/lib/invitations/imports/schema'
import type { ParsedRow } from '@/lib/invitations/imports/rules/parsed-rows'
import type { ImportRow } from '@/lib/invitations/imports/queries/list-rows'

type Label = { label: string; tone: Tone }

const ready: Record<ImportRow['action'], Label> = {
  INVITE: { label: 'Invite', tone: 'info' },
  UPDATE: { label: 'Update', tone: 'info' },
  NOTHING: { label: 'No change', tone: 'neutral' },
}

const done: Record<ImportRow['action'], Label> = {
  INVITE: { label: 'Invited', tone: 'success' },
  UPDATE: { label: 'Updated', tone: 'success' },
  NOTHING: { label: 'No change', tone: 'neutral' },
}

/** Invited only with more seats; `from` is the first such row. */
export const isUnseated = ({ number, action, status }: ImportRow, from: number | null) =>
  from !== null && number >= from && action === 'INVITE' && status === 'READY'

export const noSeat: Label = { label: 'No seat', tone: 'warning' }

/** A row's state; `isUndone` marks rows that stayed after the undo. */
export function labelOf({ status, action }: ImportRow, isUndone: boolean): Label {
  if (status === 'REFUSED') return { label: 'Left out', tone: 'warning' }
  if (status === 'FAILED') return { label: 'Failed', tone: 'danger' }
  if (status === 'UNDONE') return { label: 'Undone', tone: 'neutral' }
  if (status === 'READY') return ready[action]
  return isUndone && action !== 'NOTHING' ? { label: 'Kept', tone: 'warning' } : done[action]
}

const coming: Record<RowView, string> = {
  all: 'All',
  invite: 'Invite',
  update: 'Update',
  nothing: 'No change',
  refused: 'Left out',
  guests: 'Guests',
  unaddressed: 'No address',
}
const past: Record<RowView, string> = { ...coming, invite: 'Invited', update: 'Updated', nothing: 'No change' }
/** Undone rows may have stayed, so labels claim neither. */
const undone: Record<RowView, string> = { ...past, invite: 'Invitations', update: 'Updates' }

/** Filter labels by the import's state. */
export function viewLabels(status: ImportView['status']) {
  if (status === 'CHECKING' || status === 'WAITING' || status === 'RUNNING') return coming
  return status === 'UNDOING' || status === 'UNDONE' ? undone : past
}

/** The row's person, as far as named. */
export function titleOf({ email, number }: ImportRow, parsed: ParsedRow): string[] {
  const said = [fullName(parsed), email].filter((word) => word !== '')
  return said.length > 0 ? said : [`Row ${number}`]
}

/** The row result, or its validation error: "Row 7: “ana@” is no e-mail address." */
export function factsOf(
  { number, problems, action, status, isFromSlack, isGuest }: ImportRow,
  parsed: ParsedRow,
): string[] {
  if (isFromSlack) return [parsed.jobTitle, isGuest && action !== 'INVITE' ? 'Guest' : '', problems.join(' ')]
  const isInvited = action === 'INVITE' && (status === 'READY' || status === 'DONE')
  if (problems.length > 0 && !isInvited) return [`Row ${number}: ${problems.join(' ')}`]
  const { role, teams, manages, tags } = parsed
  const leads = manages.length > 0 ? `manager of ${manages.join(', ')}` : ''
  const facts = [
    `Row ${number}`,
    action === 'INVITE' ? (role ?? 'Member') : '',
    teams.join(', '),
    leads,
    tags.join(', '),
  ]
  return [...facts, problems.join(' ')]
}
