'use client'

import { closingOf } from '@/lib/reviews/drafts/rules'
import { formatDateTime } from '@/lib/shared/dates'
import { nameList, plural } from '@/lib/shared/text'
import { useNames, useReaders } from '../permissions/use-privacy-sentence'
import { useSteps } from '../use-steps'
import { useAskedCount, useChosen, useContent } from '../wizard-context'
import { QuestionLinks } from './question-links'
import { SummaryPart } from './summary-part'

const shownNames = 8

/** Everything that was decided, on one page, each with the way back to it. */
export function Summary() {
  const { show } = useSteps()
  const { title, description, questions, anonymity } = useContent()
  const readers = useReaders()
  return (
    <dl className="rounded-lg border border-line bg-surface">
      <SummaryPart title="Title" onEdit={() => show('questions', 'title')}>
        <p className="text-md font-semibold">{title.trim() || 'No title yet'}</p>
        {description.trim() !== '' && <p className="mt-1 whitespace-pre-line text-muted">{description}</p>}
      </SummaryPart>
      <SummaryPart title={plural(questions.length, 'question')} onEdit={() => show('questions')}>
        <QuestionLinks />
      </SummaryPart>
      <SummaryPart title="Who answers" onEdit={() => show('permissions', 'assigneeIds')}>
        <Asked />
      </SummaryPart>
      <SummaryPart title="About" onEdit={() => show('permissions')}>
        <AboutWhom />
      </SummaryPart>
      <SummaryPart title="Names" onEdit={() => show('permissions', 'anonymity')}>
        {anonymity === 'NAMED' ? 'Named: it is seen who wrote what' : 'Anonymous: nobody learns who wrote what'}
      </SummaryPart>
      <SummaryPart title="Who sees the results" onEdit={() => show('permissions', 'sharedWithIds')}>
        {readers}
      </SummaryPart>
      <SummaryPart title="Until when" onEdit={() => show('permissions', 'closesOn')}>
        <Until />
      </SummaryPart>
    </dl>
  )
}

function Asked() {
  const { assigneeIds, teamIds, emails } = useContent()
  const names = useChosen([...teamIds, ...assigneeIds]).map(({ label }) => label)
  const count = useAskedCount()
  if (count === 0) return <p className="text-subtle">Nobody yet</p>
  return (
    <>
      <p className="font-medium">{plural(count, 'person', 'people')}</p>
      <p className="text-muted">{nameList([...names, ...emails], shownNames)}</p>
    </>
  )
}

function AboutWhom() {
  const { about } = useContent()
  const { subject } = useNames()
  if (about === 'nobody') return 'Nobody in particular'
  return about === 'me' ? `You, ${subject ?? ''}` : (subject ?? <span className="text-subtle">Nobody chosen yet</span>)
}

function Until() {
  const content = useContent()
  const closesAt = closingOf(content)
  if (closesAt === undefined) return 'This is not a date'
  return closesAt === null ? 'Open until you close it' : formatDateTime(closesAt, content.timeZone, true)
}
