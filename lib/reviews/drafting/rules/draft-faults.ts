import type { AboutKind, FormContent } from '@/lib/reviews/schema'
import {
  sizeOf,
  exposedGroups,
  groupsInSentence,
  standOutAdvice,
  type ExpectedGroups,
} from '@/lib/reviews/model/rules/groups'
import { nominationsOf, subjectsOf, isEmail, mergedEmails, soleSubjectOf } from '@/lib/reviews/model/rules/audience'
import * as refusals from '@/lib/reviews/refusals'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import { ANONYMITY_FLOOR } from '@/lib/reviews/model/rules/anonymity'
import { limitReached } from '@/lib/billing/refusals'
import { startFault, openDaysFault, closingFault } from '@/lib/reviews/model/rules/schedule'
import type { ReaderSettings } from '@/lib/reviews/model/rules/readers'
import type { WizardStep } from './wizard-steps'

/** Everything of a new form that is not its words: who answers, what they are promised, and when. */
export const newPermissions = (about: AboutKind, timeZone: string) =>
  ({
    ...{ assigneeIds: [], teamIds: [], tagIds: [], emails: [], about, subjectIds: [] },
    ...{ relationships: {}, relatedToId: null },
    ...{ anonymity: 'NAMED', seenBySubject: true, seenByManager: false, seenByAdmins: false, sharedWithIds: [] },
    ...{ releaseMode: 'BY_HAND', mayOptOut: true, mayEdit: true, maySeeOwn: true, mayDeclineFuture: true },
    nominations: null,
    ...{ startsOn: '', startsTime: '09:00', frequency: 'Once', closesOn: '', closesTime: '17:00', openDays: 7 },
    ...{ timeZone, hasReminders: true },
  }) satisfies Partial<FormContent>

/** What the person who writes a form may do with it; the answers of policy and plan, carried to the screen. */
export type DraftRights = {
  askAboutOthers: boolean
  askMost: number
  /** Why nobody outside can be asked here, or null when they can, and how many by this plan; null: any number. */
  outsideBar: string | null
  outsideMost: number | null
  /** Why names cannot be unknown in this workspace, and why no form can be kept as a template; null: they can. */
  anonymityBar: string | null
  templatesBar: string | null
}

export type DraftFacts = {
  askedCount: number
  groups: readonly ExpectedGroups[]
  creatorId: string
  /** The addresses at which whoever reads them wants no mail, as far as they are known. */
  unsubscribed: ReadonlySet<string>
  can: DraftRights
  at: Date
}

/** A sentence for each field that keeps a form from being sent, by the name of the field. */
export type FieldFaults = Partial<Record<keyof FormContent, string>>

function askedFault(content: FormContent, { askedCount, can }: DraftFacts) {
  if (askedCount === 0) return nominationsOf(content) === null ? refusals.nobodyAsked() : undefined
  if (askedCount > limits.respondents) return refusals.tooManyAsked(askedCount)
  return askedCount > can.askMost ? refusals.tooManyForMember() : undefined
}

/** Why so much cannot be asked for at once, or undefined when it can. */
export function roundFault(groups: readonly ExpectedGroups[]) {
  const count = groups.reduce((sum, expected) => sum + sizeOf(expected.groups), 0)
  return count > limits.requests ? refusals.tooManyInRound(count) : undefined
}

function subjectFault(content: FormContent, { can, creatorId, groups }: DraftFacts) {
  if (content.about !== 'people') return undefined
  const subjects = subjectsOf(content, creatorId)
  if (subjects.length === 0) return refusals.subjectMissing()
  if (!can.askAboutOthers && subjects.some((id) => id !== creatorId)) return refusals.onlyAboutYourself()
  return roundFault(groups)
}

/** Whether there is somebody to keep names from who is not the one who asks. */
export const canHideFromSubject = (content: FormContent, creatorId: string) =>
  content.about === 'people' && !subjectsOf(content, creatorId).includes(creatorId)

/** A form as its writer could send it. Its privacy stays: where it can't be kept, the writer chooses another. */
export const askableForm = (content: FormContent, mayAskAboutOthers: boolean): FormContent =>
  content.about === 'people' && !mayAskAboutOthers ? { ...content, about: 'me' } : content

/** Why these cannot be asked in this way with names hidden, or undefined when they can; nobody yet is no reason. */
export function anonymityFault(content: FormContent, { groups, creatorId }: Pick<DraftFacts, 'groups' | 'creatorId'>) {
  if (content.anonymity === 'CONFIDENTIAL') {
    return canHideFromSubject(content, creatorId) ? undefined : refusals.confidentialFromNobody()
  }
  if (content.anonymity !== 'ANONYMOUS') return undefined
  const canHide = canHideFromSubject(content, creatorId)
  const hasCrowds = content.teamIds.length + content.tagIds.length > 0
  for (const { subject, groups: expected } of groups) {
    const exposed = exposedGroups(expected)
    if (exposed.length === 0) continue
    return exposed.length === expected.length && sizeOf(expected) < ANONYMITY_FLOOR
      ? refusals.tooFewForAnonymous(sizeOf(expected))
      : refusals.groupsStandOut(
          groupsInSentence(exposed),
          subject,
          standOutAdvice(expected, { subject, canHide, hasCrowds }),
        )
  }
  return undefined
}

function namesFault(content: FormContent, facts: DraftFacts): string | undefined {
  const bar = content.anonymity === 'ANONYMOUS' ? facts.can.anonymityBar : null
  return bar ?? anonymityFault(content, facts)?.message
}

type Release = Pick<FormContent, 'about' | 'seenBySubject' | 'anonymity' | 'releaseMode'>

/** Each answer at once is only for answers with names: one by one, nothing else could hide whose they are. */
export const releaseFault = ({ about, seenBySubject, anonymity, releaseMode }: Release) =>
  about === 'people' && seenBySubject && releaseMode === 'AT_ONCE' && anonymity !== 'NAMED'
    ? refusals.atOnceWithoutNames()
    : undefined

export function nominationsFault(content: Pick<FormContent, 'about' | 'nominations'>) {
  const nominations = nominationsOf(content)
  return nominations !== null && nominations.max < nominations.min ? refusals.nominationsReversed() : undefined
}

/** Why something cannot be chosen, in the words the server refuses it with. */
export const onlyAboutYourselfFault = () => refusals.onlyAboutYourself().message
export const confidentialFromNobodyFault = () => refusals.confidentialFromNobody().message
export const atOnceWithoutNamesFault = () => refusals.atOnceWithoutNames().message
export const notAnAddressFault = (text: string) => refusals.notAnAddress(text).message
export const wantsNoMailFault = (email: string) => refusals.wantsNoMail([email]).message

function outsideFault({ emails }: FormContent, { can, unsubscribed }: DraftFacts): string | undefined {
  const wrong = emails.find((email) => !isEmail(email))
  if (wrong !== undefined) return notAnAddressFault(wrong)
  if (emails.length > 0 && can.outsideBar !== null) return can.outsideBar
  const isOver = can.outsideMost !== null && mergedEmails(emails).length > can.outsideMost
  if (isOver) return limitReached('emails').message
  const silent = emails.filter((email) => unsubscribed.has(email))
  return silent.length > 0 ? refusals.wantsNoMail(silent).message : undefined
}

/** What of the Permissions step keeps a form from being sent, in the server's own words; empty when nothing does. */
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

/**
 * The people a form is shared with beyond those who read it anyway. Whom it is about reads what is released to them and
 * nothing before, so choosing them as a reader adds nothing.
 */
export function sharedReaders(content: Pick<FormContent, 'sharedWithIds' | 'about' | 'subjectIds'>, creatorId: string) {
  const subjectId = soleSubjectOf(content, creatorId)
  return [...new Set(content.sharedWithIds)].filter((id) => id !== subjectId && id !== creatorId)
}

/** The readers a draft would be sent with. */
export const draftReaders = (content: FormContent, creatorId: string): ReaderSettings => ({
  creatorId,
  // Several, and somebody who is still to be chosen, will each read what is about them.
  subjectId: soleSubjectOf(content, creatorId) ?? (content.about === 'people' ? '' : null),
  seenBySubject: content.seenBySubject,
  seenByManager: content.seenByManager,
  seenByAdmins: content.seenByAdmins,
  hasShared: sharedReaders(content, creatorId).length > 0,
  releaseMode: content.releaseMode,
})

/** The step of the wizard on which a field is filled in; whatever is not about people and dates is among the questions. */
export function stepOfField(field: string): WizardStep {
  const top = field.split('.')[0] ?? ''
  return top === 'title' || top === 'description' || top === 'questions' ? 'questions' : 'permissions'
}
