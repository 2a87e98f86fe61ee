import { cut } from '@/lib/shared/text'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import type { FormContent } from '@/lib/reviews/model/schema'
import { switchRefusal, type Switches } from '@/lib/workspaces/features/rules'
import type { Refusal } from '@/lib/shared/refusal'
import * as refusals from '@/lib/reviews/model/refusals'
import { faultMessages } from '@/lib/reviews/model/rules/form-errors'
import { subjectsOf, nominationsOf } from '@/lib/reviews/model/rules/audience'
import { nominationsFault, releaseFault } from './draft-faults'
import { closingFault, openDaysFault } from '@/lib/reviews/model/rules/schedule'
import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import { expectedGroups, yetToPropose } from '@/lib/reviews/model/rules/groups'

export const shortened = (text: string, limit: number) =>
  text.length <= limit ? text : `${cut(text, limit - 1).trimEnd()}…`

/** Cuts the title to the form's own limit, because a longer one can be neither repeated nor copied. */
export function titleAbout(title: string, name: string): string {
  const whole = `${title}: ${name}`
  if (whole.length <= limits.title) return whole
  const shortName = shortened(name, limits.title / 2)
  return `${shortened(title, limits.title - shortName.length - 2)}: ${shortName}`
}

type Whose = { creatorId: string; subjectId: string | null }

/** Leaves out settings that need a subject where there is none. */
export function settingsOf(content: FormContent, { creatorId, subjectId }: Whose) {
  const { anonymity, seenBySubject, seenByManager, seenByAdmins, releaseMode, nominations } = content
  const isAbout = subjectId !== null
  const isReleased = isAbout && subjectId !== creatorId && seenBySubject
  const { mayOptOut, mayEdit, maySeeOwn, mayDeclineFuture, hasReminders, timeZone } = content
  return {
    anonymity,
    mayOptOut,
    mayEdit,
    maySeeOwn,
    mayDeclineFuture,
    hasReminders,
    timeZone,
    seenBySubject: isAbout && seenBySubject,
    seenByManager: isAbout && seenByManager,
    seenByAdmins,
    releaseMode: isReleased ? releaseMode : 'BY_HAND',
    nominationsMin: isAbout && nominations ? nominations.min : null,
    nominationsMax: isAbout && nominations ? nominations.max : null,
    nominationsApprover: isAbout && nominations ? nominations.approver : null,
  } as const
}

/** The form as if written for this subject alone. */
export const formAbout = (content: FormContent, title: string, subjectId: string): FormContent => ({
  ...content,
  title,
  about: 'people',
  subjectIds: [subjectId],
  relationships: {},
  relatedToId: null,
})

/** Why a workspace switch blocks sending, or null. */
export function switchFault(switches: Switches, { anonymity }: FormContent, emails: readonly string[]): Refusal | null {
  const outside = emails.length > 0 ? switchRefusal(switches, 'OutsideReviewers', 'emails') : null
  return outside ?? (anonymity === 'ANONYMOUS' ? switchRefusal(switches, 'AnonymousReviews', 'anonymity') : null)
}

type Sender = { creatorId: string; mayAskAboutOthers: boolean; at: Date; goesOn?: boolean }

/** The checks that do not depend on the audience. */
export function formFault(content: FormContent, sender: Sender): Refusal | undefined {
  const { creatorId, mayAskAboutOthers, at, goesOn = false } = sender
  if (content.title.trim() === '') return refusals.titleMissing()
  const faults = faultMessages(content.questions)
  if (faults.length > 0) return refusals.questionsUnfinished(faults)
  const subjects = subjectsOf(content, creatorId)
  if (content.about === 'people' && subjects.length === 0) return refusals.subjectMissing()
  if (!mayAskAboutOthers && subjects.some((id) => id !== creatorId)) return refusals.onlyAboutYourself()
  const fault = nominationsFault(content) ?? releaseFault(content) ?? closingFault(content, at)
  // A series keeps its original hours.
  return fault ?? (goesOn ? undefined : openDaysFault(content, at))
}

type Recipients = { subject: { name: string } | null; members: { relationship: Relationship }[]; emails: string[] }

/** `subject` is null for a single review; `approvedCount`: peers nominated for an earlier occurrence. */
export const groupsOfAudiences = (audiences: readonly Recipients[], content: FormContent, approvedCount: number) =>
  audiences.map(({ subject, members, emails }) => ({
    subject: audiences.length > 1 ? (subject?.name ?? null) : null,
    groups: expectedGroups({
      relationships: members.map(({ relationship }) => relationship),
      externalCount: emails.length,
      nominatedCount: yetToPropose(nominationsOf(content), approvedCount),
    }),
  }))

type Invited = { memberId: string; name: string; email: string; timeZone: string }
type Asking = { subject: { id: string; name: string } | null; members: readonly Invited[] }

/** `subjects`: the others' names; `isSubject`: also asked about themselves. */
type AskedOften = Invited & { subjects: string[]; isSubject: boolean }

export function askedMoreThanOnce(audiences: readonly Asking[]): AskedOften[] {
  const byId = new Map<string, AskedOften>()
  for (const { subject, members } of audiences) {
    for (const { memberId, name, email, timeZone } of members) {
      const { subjects, isSubject } = byId.get(memberId) ?? { subjects: [], isSubject: false }
      const known = { memberId, name, email, timeZone, subjects, isSubject }
      const isOwn = subject?.id === memberId
      byId.set(
        memberId,
        isOwn ? { ...known, isSubject: true } : { ...known, subjects: [...subjects, subject?.name ?? ''] },
      )
    }
  }
  return [...byId.values()].filter(({ subjects, isSubject }) => subjects.length + Number(isSubject) > 1)
}

/** The round that a repeated review joins; `memberIds` get one mail for all its reviews. */
export type Together = { roundId: string; title: string; memberIds: ReadonlySet<string> }
