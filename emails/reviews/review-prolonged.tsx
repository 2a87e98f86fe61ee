import { personalLink } from '@/emails/_parts/external-reviewers'
import { Facts } from '@/emails/_parts/facts'
import { ShortLetter } from '@/emails/_parts/short-letter'

export interface ReviewProlongedProps {
  askerName: string
  reviewTitle: string
  /** The event, a sentence without its end. */
  news: string
  /** The asker's action, after the name. */
  did: string
  /** The consequences, in full sentences. */
  text: string
  /** The subject, for external reviewers. */
  subjectName?: string | null
  link: string
  workspaceName: string
  /** For external reviewers. */
  unsubscribeLink?: string
}

export const subject = ({ news }: ReviewProlongedProps) => news

export default function ReviewProlonged(props: ReviewProlongedProps) {
  const { reviewTitle, askerName, subjectName = null, text, news: _, ...rest } = props
  return (
    <ShortLetter
      {...rest}
      sender={askerName}
      title={reviewTitle}
      text={`${text} What you wrote is saved.`}
      button="Give feedback"
      smallPrint={rest.unsubscribeLink && personalLink}
      why={`${askerName} asked you`}
    >
      <Facts facts={[['About', subjectName]]} />
    </ShortLetter>
  )
}

ReviewProlonged.PreviewProps = {
  askerName: 'Priya Nair',
  reviewTitle: 'Q3 peer feedback',
  news: 'Priya Nair reopened “Q3 peer feedback”',
  did: 'reopened this feedback',
  text: 'You can still answer. It’s open until Dec 12, 2026, 05:00 pm (Kolkata).',
  link: 'https://rapport.example/feedback/id/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11',
  workspaceName: 'Acme',
} satisfies ReviewProlongedProps
