import { NO_CHANGE, decideUpdate, type Present, type Verdict } from './row-changes'
import { decideOffer, type Offer } from './pending-invitations'
import type { Reading } from './parsed-rows'

/** What is known here of an address. */
export type Known = { person: Present | null; offer: Offer | null }

/** What becomes of a row: an invitation, an update, nothing, or a refusal that says why. */
export function decide({ wish, problems }: Reading, { person, offer }: Known): Verdict {
  if (problems.length > 0) return { action: 'NOTHING', change: NO_CHANGE, problems, notes: [] }
  if (person) return decideUpdate(wish, person)
  if (offer) return decideOffer(wish, offer)
  return { action: 'INVITE', change: NO_CHANGE, problems: [], notes: [] }
}
