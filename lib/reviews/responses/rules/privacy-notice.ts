import type { Anonymity, Frequency, NominationApprover } from '@/lib/platform/generated/prisma/enums'
import { isYou, type Names, type ReaderSettings } from '@/lib/reviews/model/rules/readers'
import { privacySentence, type Identity } from '@/lib/reviews/model/rules/privacy'
import { ANONYMITY_FLOOR } from '@/lib/reviews/model/rules/anonymity'
import { canPassOn } from '@/lib/reviews/model/rules/sharing'
import { frequencyWords } from '@/lib/reviews/model/rules/frequency'

/** Every setting that concerns respondents. */
export type PrivacyNoticeFacts = {
  anonymity: Anonymity
  settings: ReaderSettings
  names: Names
  identity: Identity
  mayOptOut: boolean
  mayEdit: boolean
  maySeeOwn: boolean
  mayDeclineFuture: boolean
  frequency: Frequency
  hasReminders: boolean
  /** Null without nominations. */
  nominations: { approver: NominationApprover } | null
}

const groupSentence = ({ anonymity, settings: { subjectId, creatorId, seenBySubject } }: PrivacyNoticeFacts) => {
  const isRead = anonymity === 'ANONYMOUS' || (subjectId !== null && subjectId !== creatorId && seenBySubject)
  return isRead && anonymity !== 'NAMED'
    ? [`Answers without names are only shown in groups of at least ${ANONYMITY_FLOOR}.`]
    : []
}

/** Respondents know before they write that the subject may pass the results on. */
function passingOnSentence({ anonymity, settings, names, identity }: PrivacyNoticeFacts) {
  if (!canPassOn({ ...settings, anonymity })) return []
  const who = isYou('subject', settings, names) ? 'you' : (names.subject ?? 'the person it’s about')
  return [
    `Once it is released, ${who} may share it with colleagues${anonymity === 'NAMED' ? `, your ${identity} included` : ''}.`,
  ]
}

/** The subject and the approver know the nominees. */
function nominationsSentence({ nominations, settings, names }: PrivacyNoticeFacts) {
  const { subjectId, creatorId } = settings
  if (nominations === null || subjectId === null) return []
  const [isOwn, decidesOwn] = [isYou('subject', settings, names), isYou('creator', settings, names)]
  const nominating = isOwn ? 'You nominate' : `${names.subject ?? 'The person it’s about'} nominates`
  if (nominations.approver === 'MANAGER') {
    const otherwise = decidesOwn ? 'you' : names.creator
    const manager = isOwn ? 'your' : 'their'
    return [`${nominating} more people to ask, and ${manager} manager decides, or ${otherwise} where there is none.`]
  }
  const deciding = decidesOwn ? 'you decide' : `${names.creator} decides`
  return [`${nominating} more people to ask${subjectId === creatorId ? '' : `, and ${deciding}`}.`]
}

/** A link may be passed on, so it shows no answers after the close. */
function ownAnswersSentence({ anonymity, identity, mayEdit, maySeeOwn }: PrivacyNoticeFacts) {
  const untilClose = mayEdit || maySeeOwn
  if (!untilClose) return 'Once you have sent them, your answers are not shown to you again.'
  if (!maySeeOwn) return 'Once it closes, your answers are not shown to you again.'
  if (anonymity === 'ANONYMOUS')
    return 'You can read your own answers until it closes. After that, nothing ties them to you.'
  return identity === 'name' ? 'You can read your own answers later.' : 'You can read your own answers until it closes.'
}

function roundsSentence({ frequency, mayDeclineFuture }: PrivacyNoticeFacts) {
  if (frequency === 'Once') return []
  const again = `You will be asked again ${frequencyWords[frequency]}`
  return [mayDeclineFuture ? `${again}, unless you decline further rounds.` : `${again}.`]
}

/** The privacy notice, most important first; reads, writes and reminders use the same settings. */
export function privacyNotice(facts: PrivacyNoticeFacts): string[] {
  const { anonymity, settings, names, identity, mayOptOut, mayEdit, hasReminders } = facts
  return [
    privacySentence(anonymity, settings, names, identity),
    ...groupSentence(facts),
    ...passingOnSentence(facts),
    ...nominationsSentence(facts),
    mayEdit
      ? 'You can change your answers until it closes.'
      : 'Once you have sent them, your answers cannot be changed.',
    ownAnswersSentence(facts),
    mayOptOut ? 'You may opt out instead of answering.' : 'Opting out is not offered for this one.',
    ...roundsSentence(facts),
    hasReminders ? 'You may be reminded until you have answered or it closes.' : 'You will not be reminded.',
  ]
}
