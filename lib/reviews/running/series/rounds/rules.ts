import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import type { Day } from '@/lib/scheduling/rules'
import { formAsItStands, type StandingReview } from '../../../asking/earlier/standing/rules'
import type { FormContent } from '../../../schema'
import type { SeriesFacts } from '../rules'

type Approved = { memberId: string; decidedById: string | null; decidedAt: Date | null }

/** The newest round, and who is to be asked in the next one; `teamIds` and `tagIds` are those chosen once that still exist. */
export type NextRound = StandingReview &
  Pick<FormContent, 'assigneeIds' | 'teamIds' | 'tagIds' | 'emails' | 'sharedWithIds'> & {
    id: string
    /** Those sent together with it, about other people. */
    roundId: string | null
    content: FormContent
    /** Whom the subject had proposed, and who are asked again. */
    approved: Approved[]
    /** Those whom the newest round asked and who have no access at the moment. */
    away: { memberId: string; relationship: Relationship }[]
  }

/**
 * The form of a round: that of the last one with what changed since, for the people who are still there. Their teams and
 * tags were looked up already, so that those who left the series stay out; they are kept beside it for the round after.
 */
export function formOfRound(next: NextRound, series: SeriesFacts, on: Day): FormContent {
  const { assigneeIds, emails, sharedWithIds } = next
  const { frequency, startTime: startsTime, timeZone, openDays, closesTime } = series
  return {
    ...formAsItStands(next.content, next),
    ...{ assigneeIds, teamIds: [], tagIds: [], emails, sharedWithIds },
    ...{ frequency, startsOn: on, startsTime, timeZone, openDays, closesOn: '', closesTime },
  }
}
