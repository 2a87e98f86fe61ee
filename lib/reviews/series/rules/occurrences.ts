import { currentForm, type CurrentReview } from '@/lib/reviews/drafting/rules/current-settings'
import type { FormContent } from '@/lib/reviews/model/schema'
import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import { exposedGroups, type GroupSize } from '@/lib/reviews/model/rules/groups'
import type { SeriesFacts } from '@/lib/reviews/model/rules/repeats'
import type { Day } from '@/lib/shared/dates'

type Approved = { memberId: string; decidedById: string | null; decidedAt: Date | null }

/** The newest occurrence with the next respondents; `teamIds` and `tagIds` are the chosen ones that still exist. */
export type NextOccurrence = CurrentReview &
  Pick<FormContent, 'assigneeIds' | 'teamIds' | 'tagIds' | 'emails' | 'sharedWithIds'> & {
    id: string
    /** The round of reviews sent together about several subjects. */
    roundId: string | null
    content: FormContent
    approved: Approved[]
    /** Respondents of the newest occurrence who are deactivated now. */
    away: { memberId: string; relationship: Relationship }[]
    /** External addresses that became a colleague's. */
    colleagues: string[]
  }

export type Asked = { memberIds: string[]; emails: string[] }

/**
 * Fills the room left by the people who stay, members before external reviewers, in the given order. Others may fit
 * into a later occurrence.
 */
export function withinRoom(most: { inAll: number; outside: number }, staying: Asked, coming: Asked): Asked {
  const room = Math.max(0, most.inAll - staying.memberIds.length - staying.emails.length)
  const others = new Set(coming.memberIds.filter((id) => !staying.memberIds.includes(id)))
  const memberIds = [...others].slice(0, room)
  const externalRoom = Math.min(most.outside - staying.emails.length, room - memberIds.length)
  return { memberIds, emails: coming.emails.slice(0, Math.max(0, externalRoom)) }
}

export const withComing = (staying: Asked, coming: Asked): Asked => ({
  memberIds: [...staying.memberIds, ...coming.memberIds],
  emails: [...staying.emails, ...coming.emails],
})

type Groups = { of: (asked: Asked) => readonly GroupSize[]; groupOf: (memberId: string) => Relationship }

/**
 * In an anonymous series, keeps the joining people whose groups would not stand out. One person must not end the series
 * for the others; they join once enough do.
 */
export function withoutExposed(staying: Asked, coming: Asked, { of, groupOf }: Groups): Asked {
  const exposedBeside = (some: Asked) => new Set(exposedGroups(of(withComing(staying, some))).map(({ group }) => group))
  const exposed = exposedBeside(coming)
  if (exposed.size === 0) return coming
  const apart = {
    memberIds: coming.memberIds.filter((id) => !exposed.has(groupOf(id))),
    emails: exposed.has('EXTERNAL') ? [] : coming.emails,
  }
  return exposedBeside(apart).size === 0 ? apart : { memberIds: [], emails: [] }
}

/**
 * The last form with its changes, for the people who remain. Teams and tags are already resolved, so that people who
 * left the series stay out; the form keeps them for the next one.
 */
export function formOfOccurrence(next: NextOccurrence, series: SeriesFacts, on: Day): FormContent {
  const { assigneeIds, emails, sharedWithIds } = next
  const { frequency, startTime: startsTime, timeZone, openDays, closesTime } = series
  return {
    ...currentForm(next.content, next),
    assigneeIds,
    teamIds: [],
    tagIds: [],
    emails,
    sharedWithIds,
    frequency,
    startsOn: on,
    startsTime,
    timeZone,
    openDays,
    closesOn: '',
    closesTime,
  }
}
