import { NO_CHANGE, decideUpdate, refused, type Present, type Verdict } from './row-changes'
import { decideOffer, type Offer } from './pending-invitations'
import type { Reading } from './parsed-rows'

export type Known = { person: Present | null; offer: Offer | null }

export type SlackRow = {
  isGuest: boolean
  isChosen: boolean
  /** A member has this Slack account, whatever their address. */
  isHere: boolean
}

export const INVITED = 'Already invited.'

const invited: Verdict = { action: 'INVITE', change: NO_CHANGE, problems: [], notes: [] }

const leftAsIs = (note: string): Verdict => ({ action: 'NOTHING', change: NO_CHANGE, problems: [], notes: [note] })

/**
 * The result of a Slack row: an invitation if they are selected, and neither a member nor invited. Members are never
 * changed.
 */
function decideSlackRow({ problems }: Reading, { person, offer }: Known, row: SlackRow): Verdict {
  if (person && !person.isActive) return refused('Deactivated. Reactivate them under People first.')
  if (person || row.isHere) return leftAsIs('Already here.')
  if (offer) return leftAsIs(INVITED)
  if (problems.length > 0) return { action: 'NOTHING', change: NO_CHANGE, problems, notes: [] }
  if (row.isChosen) return invited
  // The action is kept: it applies once they are selected.
  return { ...invited, problems: [row.isGuest ? 'A guest in Slack, not selected.' : 'Not selected.'] }
}

/** Invite, update, nothing, or refused with reasons. `slack` is null for a row of a file. */
export function decide(reading: Reading, known: Known, slack: SlackRow | null): Verdict {
  if (slack) return decideSlackRow(reading, known, slack)
  const { wish, problems } = reading
  const { person, offer } = known
  if (problems.length > 0) return { action: 'NOTHING', change: NO_CHANGE, problems, notes: [] }
  if (person) return decideUpdate(wish, person)
  if (offer) return decideOffer(wish, offer)
  return invited
}
