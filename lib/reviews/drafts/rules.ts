import { instantOf } from '@/lib/shared/zones'
import { isEmail, subjectOf } from '../audience/rules'
import { limits } from '../limits/rules'
import type { ReaderSettings } from '../readers/rules'
import * as refusals from '../refusals'
import { ANONYMITY_FLOOR } from '../rules'
import { formContentSchema, type FormContent, type WizardStep } from '../schema'

/** When a form stops taking answers: null while it has no close date, undefined when date or time are none. */
export const closingOf = ({
  closesOn,
  closesTime,
  timeZone,
}: Pick<FormContent, 'closesOn' | 'closesTime' | 'timeZone'>) =>
  closesOn === '' ? null : instantOf(closesOn, closesTime, timeZone)

/** What the person who writes a form may do with it; the policy's answers, carried to the screen. */
export type DraftRights = { askAboutOthers: boolean; askMost: number }

export type DraftFacts = { askedCount: number; creatorId: string; can: DraftRights; at: Date }

/** A sentence for each field that keeps a form from being sent, by the name of the field. */
export type FieldFaults = Partial<Record<keyof FormContent, string>>

function askedFault(count: number, { askMost }: DraftRights) {
  if (count === 0) return refusals.nobodyAsked()
  if (count > limits.respondents) return refusals.tooManyAsked(count)
  return count > askMost ? refusals.tooManyForMember() : undefined
}

function subjectFault(content: FormContent, { can, creatorId }: DraftFacts) {
  if (content.about !== 'person') return undefined
  const subjectId = subjectOf(content, creatorId)
  if (subjectId === null) return refusals.subjectMissing()
  return can.askAboutOthers || subjectId === creatorId ? undefined : refusals.onlyAboutYourself()
}

/** Why so few cannot be asked anonymously, or undefined when they can; nobody yet is no reason. */
export const anonymityFault = ({ anonymity }: Pick<FormContent, 'anonymity'>, askedCount: number) =>
  anonymity === 'ANONYMOUS' && askedCount > 0 && askedCount < ANONYMITY_FLOOR
    ? refusals.tooFewForAnonymous(askedCount)
    : undefined

export function closingFault(content: FormContent, at: Date) {
  const closesAt = closingOf(content)
  return closesAt === null || (closesAt !== undefined && closesAt > at) ? undefined : refusals.closesInPast()
}

/** Why somebody can only ask about themselves, and why a text is no address, in the words the server refuses with. */
export const onlyAboutYourself = () => refusals.onlyAboutYourself().message
export const notAnAddress = (text: string) => refusals.notAnAddress(text).message

/** What of the Permissions step keeps a form from being sent, in the server's own words; empty when nothing does. */
export function permissionFaults(content: FormContent, facts: DraftFacts): FieldFaults {
  const wrong = content.emails.find((email) => !isEmail(email))
  const found = {
    assigneeIds: askedFault(facts.askedCount, facts.can),
    emails: wrong === undefined ? undefined : refusals.notAnAddress(wrong),
    subjectId: subjectFault(content, facts),
    anonymity: anonymityFault(content, facts.askedCount),
    closesOn: closingFault(content, facts.at),
  }
  const faults: FieldFaults = {}
  if (found.assigneeIds) faults.assigneeIds = found.assigneeIds.message
  if (found.emails) faults.emails = found.emails.message
  if (found.subjectId) faults.subjectId = found.subjectId.message
  if (found.anonymity) faults.anonymity = found.anonymity.message
  if (found.closesOn) faults.closesOn = found.closesOn.message
  return faults
}

/**
 * The people a form is shared with beyond those who read it anyway. Whom it is about reads what is released to them and
 * nothing before, so choosing them as a reader adds nothing.
 */
export function sharedReaders(content: Pick<FormContent, 'sharedWithIds' | 'about' | 'subjectId'>, creatorId: string) {
  const subjectId = subjectOf(content, creatorId)
  return [...new Set(content.sharedWithIds)].filter((id) => id !== subjectId && id !== creatorId)
}

/** The readers a draft would be sent with. */
export const draftReaders = (content: FormContent, creatorId: string): ReaderSettings => ({
  // Somebody who is still to be chosen will read it too.
  subjectId: subjectOf(content, creatorId) ?? (content.about === 'person' ? '' : null),
  seenBySubject: content.seenBySubject,
  seenByManager: content.seenByManager,
  seenByAdmins: content.seenByAdmins,
  hasShared: sharedReaders(content, creatorId).length > 0,
})

/** The step of the wizard on which a field is filled in; whatever is not about people and dates is among the questions. */
export function stepOfField(field: string): WizardStep {
  const top = field.split('.')[0] ?? ''
  return top === 'title' || top === 'description' || top === 'questions' ? 'questions' : 'permissions'
}

/** What is longer or more than a form can hold, by the path of the field; empty for a form that can be saved. */
export function limitFaults(content: FormContent): { path: string; message: string }[] {
  const parsed = formContentSchema.safeParse(content)
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
}
