'use client'

import { closingOf, draftReaders } from '@/lib/reviews/drafts/rules'
import { readersInWords } from '@/lib/reviews/readers/rules'
import { formatDateTime } from '@/lib/shared/dates'
import { nameList, plural } from '@/lib/shared/text'
import { useSteps } from '../use-steps'
import { useAskedCount, useChosen, useContent, useWizard } from '../wizard-context'
import { QuestionLinks } from './question-links'
import { SummaryPart } from './summary-part'

const shownNames = 8

/** Everything that was decided, on one page, each with the way back to it. */
export function Summary() {
  const { show } = useSteps()
  const { title, description, questions, anonymity } = useContent()
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
        <Readers />
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

/** The names of those the form is about and shared with, for sentences. */
function useNames() {
  const { me } = useWizard().draft
  const { about, subjectId, sharedWithIds } = useContent()
  const [person] = useChosen(about === 'person' && subjectId !== null ? [subjectId] : [])
  const shared = useChosen(sharedWithIds).map(({ label }) => label)
  return { creator: me.name, subject: about === 'me' ? me.name : (person?.label ?? null), shared }
}

function AboutWhom() {
  const { about } = useContent()
  const { subject } = useNames()
  if (about === 'nobody') return 'Nobody in particular'
  return about === 'me' ? `You, ${subject ?? ''}` : (subject ?? <span className="text-subtle">Nobody chosen yet</span>)
}

function Readers() {
  const { me } = useWizard().draft
  return readersInWords(draftReaders(useContent(), me.id), useNames())
}

function Until() {
  const content = useContent()
  const closesAt = closingOf(content)
  if (closesAt === undefined) return 'This is not a date'
  return closesAt === null ? 'Open until you close it' : formatDateTime(closesAt, content.timeZone, true)
}
