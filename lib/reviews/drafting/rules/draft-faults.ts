import type { AboutKind, FormContent } from '@/lib/reviews/model/schema'
import {
  sizeOf,
  exposedGroups,
  groupsInSentence,
  standOutAdvice,
  type ExpectedGroups,
} from '@/lib/reviews/model/rules/groups'
import { nominationsOf, subjectsOf, soleSubjectOf } from '@/lib/reviews/model/rules/audience'
import * as refusals from '@/lib/reviews/model/refusals'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import { ANONYMITY_FLOOR } from '@/lib/reviews/model/rules/anonymity'
import type { ReaderSettings } from '@/lib/reviews/model/rules/readers'
import type { WizardStep } from './wizard-steps'

export const newPermissions = (about: AboutKind, timeZone: string) =>
  ({
    assigneeIds: [],
    teamIds: [],
    tagIds: [],
    emails: [],
    about,
    subjectIds: [],
    relationships: {},
    relatedToId: null,
    anonymity: 'NAMED',
    seenBySubject: true,
    seenByManager: false,
    seenByAdmins: false,
    sharedWithIds: [],
    releaseMode: 'BY_HAND',
    mayOptOut: true,
    mayEdit: true,
    maySeeOwn: true,
    mayDeclineFuture: true,
    nominations: null,
    startsOn: '',
    startsTime: '09:00',
    frequency: 'Once',
    closesOn: '',
    closesTime: '17:00',
    openDays: 7,
    timeZone,
    hasReminders: true,
  }) satisfies Partial<FormContent>

/** The writer's permissions by policy and plan. */
export type DraftRights = {
  askAboutOthers: boolean
  askMost: number
  /** Why external reviewers are blocked, or null; `externalLimit` is the plan's limit, null for none. */
  externalBlockedReason: string | null
  externalLimit: number | null
  /** Why anonymity, or saving a template, is blocked; null when allowed. */
  anonymityBlockedReason: string | null
  templatesBlockedReason: string | null
}

export type DraftFacts = {
  askedCount: number
  groups: readonly ExpectedGroups[]
  creatorId: string
  /** Addresses that unsubscribed, as far as known. */
  unsubscribed: ReadonlySet<string>
  /** Addresses of colleagues, as far as known. */
  colleagues: ReadonlySet<string>
  can: DraftRights
  at: Date
}

/** One sentence for each field that blocks sending. */
export type FieldFaults = Partial<Record<keyof FormContent, string>>

/** Limits the requests of all reviews of one form. */
export function roundFault(groups: readonly ExpectedGroups[]) {
  const count = groups.reduce((sum, expected) => sum + sizeOf(expected.groups), 0)
  return count > limits.requests ? refusals.tooManyInRound(count) : undefined
}

/** Confidentiality needs a subject other than the creator. */
export const canHideFromSubject = (content: FormContent, creatorId: string) =>
  content.about === 'people' && !subjectsOf(content, creatorId).includes(creatorId)

/** Confidential needs a subject other than the creator, who sees the names. */
export const canKeepNames = (content: FormContent, creatorId: string) =>
  content.anonymity !== 'CONFIDENTIAL' || canHideFromSubject(content, creatorId)

/** A blocked privacy setting stays, so that the writer chooses another, and so do chosen people. */
export const askableForm = (content: FormContent, mayAskAboutOthers: boolean): FormContent =>
  content.about === 'people' && content.subjectIds.length === 0 && !mayAskAboutOthers
    ? { ...content, about: 'me' }
    : content

/** A form without respondents yet has no error. */
export function anonymityFault(content: FormContent, { groups, creatorId }: Pick<DraftFacts, 'groups' | 'creatorId'>) {
  if (!canKeepNames(content, creatorId)) return refusals.confidentialFromNobody()
  if (content.anonymity !== 'ANONYMOUS') return undefined
  const canHide = canHideFromSubject(content, creatorId)
  const hasTeamsOrTags = content.teamIds.length + content.tagIds.length > 0
  for (const { subject, groups: expected } of groups) {
    const exposed = exposedGroups(expected)
    if (exposed.length === 0) continue
    return exposed.length === expected.length && sizeOf(expected) < ANONYMITY_FLOOR
      ? refusals.tooFewForAnonymous(sizeOf(expected))
      : refusals.groupsStandOut(
          groupsInSentence(exposed),
          subject,
          standOutAdvice(expected, { subject, canHide, hasTeamsOrTags }),
        )
  }
  return undefined
}

/** Whether a confidential form asks too few people for its subject to ever read it. */
export function asksTooFewToRead(content: FormContent, groups: readonly ExpectedGroups[]) {
  if (content.anonymity !== 'CONFIDENTIAL' || !content.seenBySubject) return false
  const bounds = nominationsOf(content)
  const more = bounds === null ? 0 : bounds.max - bounds.min
  const counts = groups.map((expected) => sizeOf(expected.groups)).filter((count) => count > 0)
  return counts.some((count) => count + more < ANONYMITY_FLOOR)
}

type Release = Pick<FormContent, 'about' | 'seenBySubject' | 'anonymity' | 'releaseMode'>

/** Releasing answers one by one reveals their authors, so it requires names. */
export const releaseFault = ({ about, seenBySubject, anonymity, releaseMode }: Release) =>
  about === 'people' && seenBySubject && releaseMode === 'AT_ONCE' && anonymity !== 'NAMED'
    ? refusals.atOnceWithoutNames()
    : undefined

export function nominationsFault(content: Pick<FormContent, 'about' | 'nominations'>) {
  const nominations = nominationsOf(content)
  return nominations !== null && nominations.max < nominations.min ? refusals.nominationsReversed() : undefined
}

/** Screens show the server's own messages. */
export const confidentialFromNobodyFault = () => refusals.confidentialFromNobody().message
export const atOnceWithoutNamesFault = () => refusals.atOnceWithoutNames().message
export const notAnAddressFault = (text: string) => refusals.notAnAddress(text).message
export const isColleagueFault = (email: string) => refusals.isColleague([email]).message
export const wantsNoMailFault = (email: string) => refusals.wantsNoMail([email]).message

/** The subject reads only released results, so sharing with them adds nothing. */
export function sharedReaders(content: Pick<FormContent, 'sharedWithIds' | 'about' | 'subjectIds'>, creatorId: string) {
  const subjectId = soleSubjectOf(content, creatorId)
  return [...new Set(content.sharedWithIds)].filter((id) => id !== subjectId && id !== creatorId)
}

export const draftReaders = (content: FormContent, creatorId: string): ReaderSettings => ({
  creatorId,
  // With several subjects, or none chosen yet, each review still has one.
  subjectId: soleSubjectOf(content, creatorId) ?? (content.about === 'people' ? '' : null),
  seenBySubject: content.seenBySubject,
  seenByManager: content.seenByManager,
  seenByAdmins: content.seenByAdmins,
  hasShared: sharedReaders(content, creatorId).length > 0,
  releaseMode: content.releaseMode,
})

export function stepOfField(field: string): WizardStep {
  const top = field.split('.')[0] ?? ''
  return top === 'title' || top === 'description' || top === 'questions' ? 'questions' : 'permissions'
}
