'use client'

import { isRepeating } from '@/lib/reviews/model/rules/frequency'
import { closingOf, scheduleInWords, startingOf } from '@/lib/reviews/model/rules/schedule'
import { formatDateTime } from '@/lib/shared/dates'
import { useContent, useWizard } from '@/components/reviews/asking/wizard-context'

/** How rounds repeat, and times in the creator's zone. */
export function ScheduleSentences() {
  const { draft, present } = useWizard()
  const content = useContent()
  const at = present()
  const { timeZone } = draft.me
  const isAbroad = content.timeZone !== timeZone
  const moments = [startingOf(content), isRepeating(content) ? null : closingOf(content, at)].flatMap(
    (moment) => moment ?? [],
  )
  const rounds = isRepeating(content) ? scheduleInWords(content, at).slice(1) : []
  return (
    <div className="grid gap-1 text-muted empty:hidden" aria-live="polite">
      {rounds.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isAbroad && moments.length > 0 && (
        <p>Where you are: {moments.map((moment) => formatDateTime(moment, timeZone, true)).join(' – ')}.</p>
      )}
    </div>
  )
}
