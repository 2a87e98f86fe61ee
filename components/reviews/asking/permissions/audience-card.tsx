'use client'

import { PrivacyNotice } from '@/components/reviews/form-view/privacy-notice'
import { Icon } from '@/components/ui/icon/icon'
import { Callout } from '@/components/ui/display/callout'
import { asksTooFewToRead, canKeepNames } from '@/lib/reviews/drafting/rules/draft-faults'
import { ANONYMITY_FLOOR } from '@/lib/reviews/model/rules/anonymity'
import { nominationsOf } from '@/lib/reviews/model/rules/audience'
import { groupsInWords } from '@/lib/reviews/model/rules/groups'
import { boundsInWords } from '@/lib/reviews/model/rules/nomination-bounds'
import { fullCount } from '@/lib/shared/text'
import { useAskedCount, useContent, useWizard } from '@/components/reviews/asking/wizard-context'
import { useGroups } from './use-groups'
import { useNames, usePrivacyNotice } from '@/components/reviews/asking/use-privacy-notice'

const shownSubjects = 8

/** The head count, the groups and the privacy notice. */
export function AudienceCard() {
  const sentences = usePrivacyNotice()
  return (
    <div className="grid gap-4">
      <AskedCard />
      {sentences.length > 0 && (
        <div>
          <p className="mb-2 font-medium">What they read above the form</p>
          <PrivacyNotice sentences={sentences} className="" />
        </div>
      )}
    </div>
  )
}

/** The head count and groups. */
export function AskedCard() {
  return (
    <div className="grid gap-4">
      <Asked />
      <TooFew />
    </div>
  )
}

function TooFew() {
  const { subject } = useNames()
  const { me } = useWizard().draft
  const content = useContent()
  const isTooFew = asksTooFewToRead(content, useGroups())
  if (!isTooFew || !canKeepNames(content, me.id)) return null
  return (
    <Callout tone="warning">
      {subject ?? 'The person it’s about'} reads results only with at least {ANONYMITY_FLOOR} answers, so ask more
      people.
    </Callout>
  )
}

function Asked() {
  const count = useAskedCount()
  const nominations = nominationsOf(useContent())
  return (
    <div className="flex items-start gap-4 rounded-lg border border-line bg-surface p-5" aria-live="polite">
      <Icon name="users-round" className="mt-1 size-6 shrink-0 text-primary-ink" />
      <div className="min-w-0">
        <p>
          <span className="block text-2xl font-semibold tabular-nums">{fullCount(count)}</span>
          <span className="text-muted">{count === 1 ? 'person will be asked' : 'people will be asked'}</span>
        </p>
        {nominations && <p className="text-muted">and {boundsInWords(nominations, 'peer', 'peers')} to be nominated</p>}
        <GroupSizes />
      </div>
    </div>
  )
}

function GroupSizes() {
  const groups = useGroups()
  const { about } = useContent()
  if (about === 'nobody') return null
  const others = groups.length - shownSubjects
  return (
    <ul className="mt-2 grid gap-1 text-sm text-muted tabular-nums">
      {groups.slice(0, shownSubjects).map(({ subject, groups: sizes }, index) => (
        <li key={index}>
          {subject !== null && <span className="block font-medium text-ink">{subject} </span>}
          {groupsInWords(sizes)}
        </li>
      ))}
      {others > 0 && <li>and {others} more</li>}
    </ul>
  )
}
