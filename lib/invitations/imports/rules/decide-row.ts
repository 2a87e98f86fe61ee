import { NO_CHANGE, decideUpdate, refused, type Present, type Verdict } from './row-changes'
import { decideOffer, type Offer } from './pending-invitations'
import type { Reading } from './parsed-rows'

/** What is known here of an address. */
export type Known = { person: Present | null; offer: Offer | null }

/** What a row of somebody from Slack says beside its cells. */
export type SlackRow = {
  isGuest: boolean
  isChosen: boolean
  /** Somebody of the workspace is known by this Slack account, whatever their address. */
  isHere: boolean
}

export const INVITED = 'Already invited.'

const invited: Verdict = { action: 'INVITE', change: NO_CHANGE, problems: [], notes: [] }

const leftAsIs = (note: string): Verdict => ({ action: 'NOTHING', change: NO_CHANGE, problems: [], notes: [note] })

/** What becomes of somebody from Slack: an invitation, if they are chosen and neither here nor invited. Nobody is changed. */
function decideSlackRow({ problems }: Reading, { person, offer }: Known, row: SlackRow): Verdict {
  if (person && !person.isActive) return refused('Deactivated. Reactivate them under People first.')
  if (person || row.isHere) return leftAsIs('Already here.')
  if (offer) return leftAsIs(INVITED)
  if (problems.length > 0) return { action: 'NOTHING', change: NO_CHANGE, problems, notes: [] }
  if (row.isChosen) return invited
  // Refused with its action kept: it is what choosing them would do.
  return { ...invited, problems: [row.isGuest ? 'A guest in Slack, not selected.' : 'Not selected.'] }
}

/** What becomes of a row: an invitation, an update, nothing, or a refusal that says why. `slack`: null for a row of a file. */
export function decide(reading: Reading, known: Known, slack: SlackRow | null): Verdict {
  if (slack) return decideSlackRow(reading, known, slack)
  const { wish, problems } = reading
  const { person, offer } = known
  if (problems.length > 0) return { action: 'NOTHING', change: NO_CHANGE, problems, notes: [] }
  if (person) return decideUpdate(wish, person)
  if (offer) return decideOffer(wish, offer)
  return invited
}
