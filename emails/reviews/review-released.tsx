import { ShortLetter } from '@/emails/_parts/short-letter'
import { Quote } from '@/emails/_parts/text'

export interface ReviewReleasedProps {
  releaserName: string
  reviewTitle: string
  /** The releaser's note. */
  note?: string
  link: string
  workspaceName: string
}

export const subject = ({ releaserName, reviewTitle }: ReviewReleasedProps) =>
  `${releaserName} released feedback about you: “${reviewTitle}”`

export default function ReviewReleased({ releaserName, reviewTitle, note, ...rest }: ReviewReleasedProps) {
  return (
    <ShortLetter
      {...rest}
      preview={note || 'Your feedback is ready to read.'}
      sender={releaserName}
      did="released feedback about you"
      title={reviewTitle}
      text={note ? '' : 'It’s ready to read.'}
      button="Read your feedback"
      why="the feedback is about you"
    >
      {note ? <Quote>{note}</Quote> : null}
    </ShortLetter>
  )
}

ReviewReleased.PreviewProps = {
  releaserName: 'Priya Nair',
  reviewTitle: 'Q3 peer feedback',
  note: 'Let’s talk it through on Thursday.',
  link: 'https://rapport.example/feedback/shared/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11',
  workspaceName: 'Acme',
} satisfies ReviewReleasedProps
