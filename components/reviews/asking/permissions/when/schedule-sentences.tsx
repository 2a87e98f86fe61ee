'use client'

import { closingOf, isRepeating, scheduleInWords, startingOf } from '@/lib/reviews/model/rules/schedule'
import { formatDateTime } from '@/lib/shared/dates'
import { useContent, useWizard } from '@/components/reviews/asking/wizard-context'

/** The schedule in words: in the zone that was chosen, and in one's own where that is another. */
export function ScheduleSentences() {
  const { draft, present } = useWizard()
  const content = useContent()
  const at = present()
  const { timeZone } = draft.me
  const isAbroad = content.timeZone !== timeZone
  const moments = [startingOf(content), isRepeating(content) ? null : closingOf(content, at)].flatMap(
    (moment) => moment ?? [],
  )
  return (
    <div className="grid gap-1 text-muted" aria-live="polite">
      {scheduleInWords(content, at).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isAbroad && moments.length > 0 && (
        <p>Where you are: {moments.map((moment) => formatDateTime(moment, timeZone, true)).join(' – ')}.</p>
      )}
    </div>
  )
}
