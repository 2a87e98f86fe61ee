import { formAsItStands, type StandingReview } from '@/lib/reviews/drafting/rules/current-settings'
import type { FormContent } from '@/lib/reviews/schema'
import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import { exposedGroups, type GroupSize } from '@/lib/reviews/model/rules/groups'
import type { SeriesFacts } from './repeats'
import type { Day } from '@/lib/shared/dates'

type Approved = { memberId: string; decidedById: string | null; decidedAt: Date | null }

/** The newest occurrence, and who is to be asked in the next one; `teamIds` and `tagIds` are those chosen once that still exist. */
export type NextOccurrence = StandingReview &
  Pick<FormContent, 'assigneeIds' | 'teamIds' | 'tagIds' | 'emails' | 'sharedWithIds'> & {
    id: string
    /** Those sent together with it, about other people. */
    roundId: string | null
    content: FormContent
    /** Whom the subject had proposed, and who are asked again. */
    approved: Approved[]
    /** Those whom the newest occurrence asked and who have no access at the moment. */
    away: { memberId: string; relationship: Relationship }[]
    /** The addresses outside that were asked and have become a colleague's. */
    colleagues: string[]
  }

/** People of one occurrence: colleagues, and addresses outside. */
export type Asked = { memberIds: string[]; emails: string[] }

/**
 * Of those who come to a series, as many as there is room for beside those who stay: colleagues before people outside, each
 * in the order given. Who finds no room may find it in a later occurrence.
 */
export function withinRoom(most: { inAll: number; outside: number }, staying: Asked, coming: Asked): Asked {
  const room = Math.max(0, most.inAll - staying.memberIds.length - staying.emails.length)
  const others = new Set(coming.memberIds.filter((id) => !staying.memberIds.includes(id)))
  const memberIds = [...others].slice(0, room)
  const outsideRoom = Math.min(most.outside - staying.emails.length, room - memberIds.length)
  return { memberIds, emails: coming.emails.slice(0, Math.max(0, outsideRoom)) }
}

export const withComing = (staying: Asked, coming: Asked): Asked => ({
  memberIds: [...staying.memberIds, ...coming.memberIds],
  emails: [...staying.emails, ...coming.emails],
})

type Groups = { of: (asked: Asked) => readonly GroupSize[]; groupOf: (memberId: string) => Relationship }

/**
 * Of those who come to an anonymous series, the ones among whom nobody would stand out: everybody, or whoever is of no
 * group that would, or nobody. One who comes must not end it for all the others; they are asked once enough of them come.
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
 * The form of an occurrence: that of the last one with what changed since, for the people who are still there. Their teams and
 * tags were looked up already, so that those who left the series stay out; they are kept beside it for the one after.
 */
export function formOfOccurrence(next: NextOccurrence, series: SeriesFacts, on: Day): FormContent {
  const { assigneeIds, emails, sharedWithIds } = next
  const { frequency, startTime: startsTime, timeZone, openDays, closesTime } = series
  return {
    ...formAsItStands(next.content, next),
    ...{ assigneeIds, teamIds: [], tagIds: [], emails, sharedWithIds },
    ...{ frequency, startsOn: on, startsTime, timeZone, openDays, closesOn: '', closesTime },
  }
}
