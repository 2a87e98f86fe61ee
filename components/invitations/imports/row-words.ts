import type { Tone } from '@/components/ui/display/badge'
import { fullName } from '@/lib/members/rules'
import type { Wish } from '@/lib/invitations/imports/wishes/rules'
import type { ImportRow } from '@/lib/invitations/imports/rows/queries'

type Label = { label: string; tone: Tone }

const ready: Record<ImportRow['action'], Label> = {
  INVITE: { label: 'Invite', tone: 'info' },
  UPDATE: { label: 'Update', tone: 'info' },
  NOTHING: { label: 'Nothing to do', tone: 'neutral' },
}

const done: Record<ImportRow['action'], Label> = {
  INVITE: { label: 'Invited', tone: 'success' },
  UPDATE: { label: 'Updated', tone: 'success' },
  NOTHING: { label: 'As they were', tone: 'neutral' },
}

/** The state of a row in a word; `isUndone` says that the import was taken back, so that what is done has stayed. */
export function labelOf({ status, action }: ImportRow, isUndone: boolean): Label {
  if (status === 'REFUSED') return { label: 'Left out', tone: 'warning' }
  if (status === 'FAILED') return { label: 'Not done', tone: 'danger' }
  if (status === 'UNDONE') return { label: 'Taken back', tone: 'neutral' }
  if (status === 'READY') return ready[action]
  return isUndone && action !== 'NOTHING' ? { label: 'Stays', tone: 'warning' } : done[action]
}

/** What a row is about: the person, as far as it names one. */
export function titleOf({ email, number }: ImportRow, wish: Wish): string[] {
  const said = [fullName(wish), email].filter((word) => word !== '')
  return said.length > 0 ? said : [`Row ${number}`]
}

/** What becomes of it, or why nothing does: "Row 7: “ana@” is no e-mail address." */
export function factsOf({ number, problems, action }: ImportRow, wish: Wish): string[] {
  if (problems.length > 0) return [`Row ${number}: ${problems.join(' ')}`]
  const { role, teams, manages, tags } = wish
  const leads = manages.length > 0 ? `manager of ${manages.join(', ')}` : ''
  return [`Row ${number}`, action === 'INVITE' ? (role ?? 'Member') : '', teams.join(', '), leads, tags.join(', ')]
}
