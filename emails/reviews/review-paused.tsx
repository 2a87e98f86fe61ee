import { ShortLetter } from '@/emails/_parts/short-letter'

export interface ReviewPausedProps {
  askerName: string
  reviewTitle: string
  link: string
  workspaceName: string
  /** For external reviewers. */
  unsubscribeLink?: string
}

export const subject = ({ askerName, reviewTitle }: ReviewPausedProps) => `${askerName} paused “${reviewTitle}”`

export default function ReviewPaused({ reviewTitle, askerName, ...rest }: ReviewPausedProps) {
  return (
    <ShortLetter
      {...rest}
      sender={askerName}
      did="paused this feedback"
      title={reviewTitle}
      text="What you wrote is saved. We’ll e-mail you when it resumes."
      button="Open the feedback"
      why={`${askerName} asked you`}
    />
  )
}

ReviewPaused.PreviewProps = {
  askerName: 'Priya Nair',
  reviewTitle: 'Q3 peer feedback',
  link: 'https://rapport.example/feedback/rvc-3q2t',
  workspaceName: 'Acme',
  unsubscribeLink: 'https://rapport.example/unsubscribe/3q2t',
} satisfies ReviewPausedProps
