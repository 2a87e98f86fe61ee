import 'server-only'
import { hashToken, keyedHash } from '@/lib/platform/secrets'
import { ensureNotClosed, type HeldRespondent } from '../../running/respondents/queries'
import { cannotRevise, nothingSentYet } from './refusals'

// A revision is what somebody changes in the answers they have sent: a second response beside the first, in no count,
// until it is sent and takes the other's place. So what counts is at every moment something that was sent as a whole.

type Owned = Pick<HeldRespondent, 'anonymity' | 'responseKey' | 'assigneeId'>

/** How a revision knows whose it is. It has no assignee even of a named review, because the sent response has that. */
export function revisionOwnerOf({ anonymity, responseKey, assigneeId }: Owned): { ownerHash: string } | null {
  const revision = `revision:${assigneeId}`
  if (anonymity !== 'ANONYMOUS') return { ownerHash: hashToken(revision) }
  return responseKey === null ? null : { ownerHash: keyedHash(responseKey, revision) }
}

/** Throws unless this respondent has sent answers and may still change them; a pause does not keep them from writing. */
export function ensureCanRevise(respondent: HeldRespondent) {
  if (respondent.assigneeStatus !== 'ANSWERED') throw nothingSentYet()
  if (!respondent.mayEdit) throw cannotRevise()
  ensureNotClosed(respondent)
}
