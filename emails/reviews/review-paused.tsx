import { Facts } from '@/emails/_parts/facts'
import { ShortLetter } from '@/emails/_parts/short-letter'

export interface ReviewPausedProps {
  askerName: string
  reviewTitle: string
  /** The subject, for external reviewers. */
  subjectName?: string | null
  link: string
  workspaceName: string
  /** For external reviewers. */
  unsubscribeLink?: string
}

export const subject = ({ askerName, reviewTitle }: ReviewPausedProps) => `${askerName} paused “${reviewTitle}”`

export default function ReviewPaused({ reviewTitle, askerName, subjectName = null, ...rest }: ReviewPausedProps) {
  return (
    <ShortLetter
      {...rest}
      sender={askerName}
      did="paused this feedback"
      title={reviewTitle}
      text="What you wrote is saved. We’ll e-mail you when it resumes."
      button="Open the feedback"
      why={`${askerName} asked you`}
    >
      <Facts facts={[['About', subjectName]]} />
    </ShortLetter>
  )
}

ReviewPaused.PreviewProps = {
  askerName: 'Priya Nair',
  reviewTitle: 'Q3 peer feedback',
  link: 'https://rapport.example/feedback/rvc-3q2t',
  workspaceName: 'Acme',
  unsubscribeLink: 'https://rapport.example/unsubscribe/3q2t',
} satisfies ReviewPausedProps
