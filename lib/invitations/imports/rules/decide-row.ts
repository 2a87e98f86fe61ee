import { NO_CHANGE, decideUpdate, refused, type Present, type RowDecision } from './row-changes'
import { decideInvitation, type PendingInvitation } from './pending-invitations'
import type { Reading } from './parsed-rows'

export type Known = { person: Present | null; invitation: PendingInvitation | null }

export type SlackRow = {
  isGuest: boolean
  isChosen: boolean
  /** A member has this Slack account, whatever their address. */
  isHere: boolean
}

export const INVITED = 'Already invited.'

const invited: RowDecision = { action: 'INVITE', change: NO_CHANGE, problems: [], notes: [] }

const leftAsIs = (note: string): RowDecision => ({ action: 'NOTHING', change: NO_CHANGE, problems: [], notes: [note] })

/**
 * The result of a Slack row: an invitation if they are selected, and neither a member nor invited. Members are never
 * changed.
 */
function decideSlackRow({ problems }: Reading, { person, invitation }: Known, row: SlackRow): RowDecision {
  if (person && !person.isActive) return refused('Deactivated. Reactivate them under People first.')
  if (person || row.isHere) return leftAsIs('Already here.')
  if (invitation) return leftAsIs(INVITED)
  if (problems.length > 0) return { action: 'NOTHING', change: NO_CHANGE, problems, notes: [] }
  if (row.isChosen) return invited
  // The action is kept: it applies once they are selected.
  return { ...invited, problems: [row.isGuest ? 'A guest in Slack, not selected.' : 'Not selected.'] }
}

/** Invite, update, nothing, or refused with reasons. `slack` is null for a row of a file. */
export function decide(reading: Reading, known: Known, slack: SlackRow | null): RowDecision {
  if (slack) return decideSlackRow(reading, known, slack)
  const { parsed, problems } = reading
  const { person, invitation } = known
  if (problems.length > 0) return { action: 'NOTHING', change: NO_CHANGE, problems, notes: [] }
  if (person) return decideUpdate(parsed, person)
  if (invitation) return decideInvitation(parsed, invitation)
  return invited
}
