import { about, personalLink } from '@/emails/_parts/external-reviewers'
import { Facts } from '@/emails/_parts/facts'
import { ShortLetter } from '@/emails/_parts/short-letter'
import { Quote } from '@/emails/_parts/text'

export interface ReviewRequestedProps {
  askerName: string
  reviewTitle: string
  /** The subject; null: none, or a quick question. */
  subjectName: string | null
  isQuick?: boolean
  /** Day, time and zone in words; null: no close date. */
  closesOn: string | null
  /** Who sees answers and name, from the code that checks access. */
  privacySentence: string
  /** The form's, cut; for external reviewers. */
  description?: string
  /** "5 questions"; for external reviewers. */
  questions?: string
  link: string
  workspaceName: string
  /** For external reviewers. */
  unsubscribeLink?: string
}

/** External reviewers have no list of what they are asked, so their subject line names the person. */
export function subject({
  askerName,
  reviewTitle,
  subjectName,
  isQuick = false,
  unsubscribeLink,
}: ReviewRequestedProps) {
  const person = unsubscribeLink === undefined ? '' : about(askerName, subjectName)
  return `${askerName} asked${isQuick ? '' : ` for your feedback${person}`}: “${reviewTitle}”`
}

export default function ReviewRequested(props: ReviewRequestedProps) {
  const { askerName, reviewTitle, subjectName, isQuick = false, closesOn, privacySentence, ...more } = props
  const { description = '', questions = null, ...rest } = more
  // External reviewers know the company rather than the person.
  const behalf = rest.unsubscribeLink === undefined ? '' : ` on behalf of ${rest.workspaceName}`
  const end = closesOn === null ? '' : `Open until ${closesOn}. `
  return (
    <ShortLetter
      {...rest}
      preview={`${end}${privacySentence}`}
      sender={askerName}
      did={isQuick ? 'asked you' : `asked for your feedback${behalf}`}
      title={reviewTitle}
      button={isQuick ? 'Answer' : 'Give feedback'}
      smallPrint={rest.unsubscribeLink && personalLink}
      why={`${askerName} asked you`}
    >
      {description !== '' && <Quote>{description}</Quote>}
      <Facts
        facts={[
          ['About', subjectName],
          ['Length', questions],
          ['Open until', closesOn],
          ['Who sees it', privacySentence],
        ]}
      />
    </ShortLetter>
  )
}

ReviewRequested.PreviewProps = {
  askerName: 'Priya Nair',
  reviewTitle: 'Q3 peer feedback',
  subjectName: 'Priya Nair',
  closesOn: 'Dec 12, 2026, 05:00 pm (Kolkata)',
  privacySentence: 'Only Priya Nair will see your answers and your name.',
  link: 'https://rapport.example/feedback/id/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11',
  workspaceName: 'Acme',
} satisfies ReviewRequestedProps
