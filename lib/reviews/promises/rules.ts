import type { Anonymity, Frequency } from '@/lib/platform/generated/prisma/enums'
import { privacySentence, type Identity, type ReaderSettings } from '../readers/rules'
import { ANONYMITY_FLOOR } from '../rules'
import { frequencyWords } from '../schedule/rules'

/** What respondents are told of a review before they answer: every setting of it that concerns them. */
export type PromiseFacts = {
  anonymity: Anonymity
  settings: ReaderSettings
  names: { creator: string; subject: string | null; shared: string[]; isReleased?: boolean }
  identity: Identity
  mayOptOut: boolean
  mayEdit: boolean
  maySeeOwn: boolean
  mayDeclineFuture: boolean
  frequency: Frequency
  hasReminders: boolean
}

const groupSentence = ({ anonymity, settings: { subjectId, creatorId, seenBySubject } }: PromiseFacts) => {
  const isRead = anonymity === 'ANONYMOUS' || (subjectId !== null && subjectId !== creatorId && seenBySubject)
  return isRead && anonymity !== 'NAMED'
    ? [`Answers without names are only shown in groups of at least ${ANONYMITY_FLOOR}.`]
    : []
}

/** Whoever holds the link of somebody outside could read what they wrote, so after the close it shows nothing. */
function ownAnswersSentence({ anonymity, identity, mayEdit, maySeeOwn }: PromiseFacts) {
  const untilClose = mayEdit || maySeeOwn
  if (!untilClose) return 'Once you have sent them, your answers are not shown to you again.'
  if (!maySeeOwn) return 'Once it closes, your answers are not shown to you again.'
  if (anonymity === 'ANONYMOUS')
    return 'You can read your own answers until it closes. Then nothing ties them to you any more.'
  return identity === 'name' ? 'You can read your own answers later.' : 'You can read your own answers until it closes.'
}

function roundsSentence({ frequency, mayDeclineFuture }: PromiseFacts) {
  if (frequency === 'Once') return []
  const again = `You will be asked again ${frequencyWords[frequency]}`
  return [mayDeclineFuture ? `${again}, unless you decline further rounds.` : `${again}.`]
}

/**
 * Everything a respondent is promised, one plain sentence each, in the order in which it matters. The reads, the writes
 * and the reminders are decided by the very same settings.
 */
export function promises(facts: PromiseFacts): string[] {
  const { anonymity, settings, names, identity, mayOptOut, mayEdit, hasReminders } = facts
  return [
    privacySentence(anonymity, settings, names, identity),
    ...groupSentence(facts),
    mayEdit
      ? 'You can change your answers until it closes.'
      : 'Once you have sent them, your answers cannot be changed.',
    ownAnswersSentence(facts),
    mayOptOut ? 'You may opt out instead of answering.' : 'Opting out is not offered for this one.',
    ...roundsSentence(facts),
    hasReminders ? 'You may be reminded until you have answered or it closes.' : 'You will not be reminded.',
  ]
}
