'use client'

import { nominationsOf } from '@/lib/reviews/model/rules/audience'
import { isRepeating } from '@/lib/reviews/model/rules/frequency'
import { countForAll } from '@/lib/reviews/model/rules/question-faults'
import { scheduleInWords } from '@/lib/reviews/model/rules/schedule'
import { boundsInWords } from '@/lib/reviews/model/rules/nomination-bounds'
import { joinersInWords } from '@/lib/reviews/series/rules/followed-groups'
import { nameList, plural } from '@/lib/shared/text'
import { audienceOf } from '@/components/reviews/asking/draft/book'
import { useNames, usePrivacyNotice, useReaders } from '@/components/reviews/asking/use-privacy-notice'
import { useSteps } from '@/components/reviews/asking/use-steps'
import { useAskedCount, useBook, useChosen, useContent, useWizard } from '@/components/reviews/asking/wizard-context'
import { QuestionLinks } from './question-links'
import { SummaryPart } from './summary-part'

const shownNames = 8

/** All choices with links to change them. */
export function Summary() {
  const { show } = useSteps()
  const { present } = useWizard()
  const { title, description, questions } = useContent()
  const readers = useReaders()
  return (
    <dl className="rounded-lg border border-line bg-surface">
      <SummaryPart title="Title" onEdit={() => show('questions', 'title')}>
        <p className="text-md font-semibold">{title.trim() || 'No title yet'}</p>
        {description.trim() !== '' && <p className="mt-1 line-clamp-6 whitespace-pre-line text-muted">{description}</p>}
      </SummaryPart>
      <SummaryPart title={plural(countForAll(questions), 'question')} onEdit={() => show('questions')}>
        <QuestionLinks />
      </SummaryPart>
      <SummaryPart title="Who answers" onEdit={() => show('permissions', 'assigneeIds')}>
        <Asked />
      </SummaryPart>
      <SummaryPart title="About" onEdit={() => show('permissions')}>
        <AboutWhom />
      </SummaryPart>
      <SummaryPart title="Who sees the results" onEdit={() => show('permissions', 'sharedWithIds')}>
        {readers}
      </SummaryPart>
      <SummaryPart title="What they read" onEdit={() => show('permissions', 'anonymity')}>
        <Sentences sentences={usePrivacyNotice()} />
      </SummaryPart>
      <SummaryPart title="When" onEdit={() => show('permissions', 'starts')}>
        <Sentences sentences={scheduleInWords(useContent(), present())} />
      </SummaryPart>
    </dl>
  )
}

function Asked() {
  const content = useContent()
  const { emails } = content
  const nominations = nominationsOf(content)
  const names = audienceOf(useBook(), content).map(({ label }) => label)
  const count = useAskedCount()
  const joiners = isRepeating(content) ? joinersInWords(content) : null
  if (count === 0 && !nominations) return <p className="text-subtle">Nobody yet</p>
  return (
    <>
      <p className="font-medium">{plural(count, 'person', 'people')}</p>
      <p className="text-muted">{nameList([...names, ...emails], shownNames)}</p>
      {nominations && <p className="text-muted">and {boundsInWords(nominations, 'peer', 'peers')} to be nominated</p>}
      {joiners !== null && <p className="mt-1 text-muted">{joiners}</p>}
    </>
  )
}

function AboutWhom() {
  const { about, subjectIds } = useContent()
  const { subject } = useNames()
  const several = useChosen(subjectIds).map(({ label }) => label)
  if (about === 'nobody') return 'Nobody in particular'
  if (about === 'me') return `You, ${subject ?? ''}`
  if (several.length > 1) return `${plural(several.length, 'review')}, one about each: ${nameList(several, shownNames)}`
  return subject ?? <span className="text-subtle">Not chosen yet</span>
}

function Sentences({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul className="grid gap-1">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
