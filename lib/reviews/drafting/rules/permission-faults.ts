import { limitReached } from '@/lib/billing/refusals'
import * as refusals from '@/lib/reviews/model/refusals'
import { isEmail, mergedEmails, nominationsOf, subjectsOf } from '@/lib/reviews/model/rules/audience'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import { closingFault, openDaysFault, startFault } from '@/lib/reviews/model/rules/schedule'
import type { FormContent } from '@/lib/reviews/model/schema'
import {
  anonymityFault,
  nominationsFault,
  notAnAddressFault,
  releaseFault,
  roundFault,
  type DraftFacts,
  type FieldFaults,
} from './draft-faults'

function askedFault(content: FormContent, { askedCount, can }: DraftFacts) {
  // Addresses that can't be asked have an error of their own.
  const isNobody = nominationsOf(content) === null && content.emails.length === 0
  if (askedCount === 0) return isNobody ? refusals.nobodyAsked() : undefined
  if (askedCount > limits.respondents) return refusals.tooManyAsked(askedCount)
  return askedCount > can.askMost ? refusals.tooManyForMember() : undefined
}

function subjectFault(content: FormContent, { can, creatorId, groups }: DraftFacts) {
  if (content.about !== 'people') return undefined
  const subjects = subjectsOf(content, creatorId)
  if (subjects.length === 0) return refusals.subjectMissing()
  if (!can.askAboutOthers && subjects.some((id) => id !== creatorId)) return refusals.onlyAboutYourself()
  return roundFault(groups)
}

function namesFault(content: FormContent, facts: DraftFacts): string | undefined {
  const blockedReason = content.anonymity === 'ANONYMOUS' ? facts.can.anonymityBlockedReason : null
  return blockedReason ?? anonymityFault(content, facts)?.message
}

function outsideFault({ emails }: FormContent, { can, unsubscribed, colleagues }: DraftFacts): string | undefined {
  const wrong = emails.find((email) => !isEmail(email))
  if (wrong !== undefined) return notAnAddressFault(wrong)
  if (emails.length > 0 && can.externalBlockedReason !== null) return can.externalBlockedReason
  const isOver = can.externalLimit !== null && mergedEmails(emails).length > can.externalLimit
  if (isOver) return limitReached('emails').message
  const ofColleagues = emails.filter((email) => colleagues.has(email))
  if (ofColleagues.length > 0) return refusals.isColleague(ofColleagues).message
  const silent = emails.filter((email) => unsubscribed.has(email))
  return silent.length > 0 ? refusals.wantsNoMail(silent).message : undefined
}

/** The validation errors of the Permissions step, in the server's words. */
export function permissionFaults(content: FormContent, facts: DraftFacts): FieldFaults {
  const found = {
    assigneeIds: askedFault(content, facts)?.message,
    emails: outsideFault(content, facts),
    subjectIds: subjectFault(content, facts)?.message,
    nominations: nominationsFault(content)?.message,
    anonymity: namesFault(content, facts),
    releaseMode: releaseFault(content)?.message,
    startsOn: startFault(content, facts.at)?.message,
    openDays: openDaysFault(content, facts.at)?.message,
    closesOn: closingFault(content, facts.at)?.message,
  } satisfies FieldFaults
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined))
}
