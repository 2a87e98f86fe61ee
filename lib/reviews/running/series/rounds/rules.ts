import type { Day } from '@/lib/scheduling/rules'
import type { FormContent } from '../../../schema'
import type { SeriesFacts } from '../rules'

/** What of a form may have changed since it was sent, and is repeated as it is now. */
type Settings = Pick<
  FormContent,
  | 'title'
  | 'description'
  | 'anonymity'
  | 'seenBySubject'
  | 'seenByManager'
  | 'seenByAdmins'
  | 'releaseMode'
  | 'mayOptOut'
  | 'mayEdit'
  | 'maySeeOwn'
  | 'mayDeclineFuture'
  | 'hasReminders'
>

/** The newest round, and who is to be asked in the next one; `teamIds` and `tagIds` are those chosen once that still exist. */
export type NextRound = Settings &
  Pick<FormContent, 'assigneeIds' | 'teamIds' | 'tagIds' | 'emails' | 'sharedWithIds'> & {
    id: string
    /** Those sent together with it, about other people. */
    roundId: string | null
    creatorId: string
    subjectId: string | null
    content: FormContent
  }

const aboutOf = ({ subjectId, creatorId }: Pick<NextRound, 'subjectId' | 'creatorId'>) => {
  if (subjectId === null) return { about: 'nobody' as const, subjectIds: [] }
  if (subjectId === creatorId) return { about: 'me' as const, subjectIds: [] }
  return { about: 'people' as const, subjectIds: [subjectId] }
}

/**
 * The form of a round: that of the last one with what changed since, for the people who are still there. Their teams and
 * tags were looked up already, so that those who left the series stay out; they are kept beside it for the round after.
 */
export function formOfRound(next: NextRound, series: SeriesFacts, on: Day): FormContent {
  const { title, description, anonymity, seenBySubject, seenByManager, seenByAdmins, releaseMode } = next
  const { mayOptOut, mayEdit, maySeeOwn, mayDeclineFuture, hasReminders } = next
  const { assigneeIds, emails, sharedWithIds } = next
  const { frequency, startTime: startsTime, timeZone, openDays, closesTime } = series
  return {
    ...next.content,
    ...aboutOf(next),
    ...{ title, description, anonymity, seenBySubject, seenByManager, seenByAdmins, releaseMode },
    ...{ mayOptOut, mayEdit, maySeeOwn, mayDeclineFuture, hasReminders },
    ...{ assigneeIds, teamIds: [], tagIds: [], emails, sharedWithIds },
    ...{ frequency, startsOn: on, startsTime, timeZone, openDays, closesOn: '', closesTime },
  }
}
