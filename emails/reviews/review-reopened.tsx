import { ShortLetter } from '../_parts/short-letter'

export interface ReviewReopenedProps {
  recipientName: string
  askerName: string
  reviewTitle: string
  /** Until when they can answer, as a sentence. */
  until: string
  link: string
  workspaceName: string
}

export const subject = ({ askerName, reviewTitle }: ReviewReopenedProps) => `${askerName} opened ${reviewTitle} again`

export default function ReviewReopened({ reviewTitle, askerName, until, ...rest }: ReviewReopenedProps) {
  return (
    <ShortLetter
      {...rest}
      title={reviewTitle}
      text={`${askerName} opened this again, so you can still answer. ${until} What you had written is there.`}
      button="Give feedback"
      why={`You get this because ${askerName} asked you in ${rest.workspaceName}.`}
    />
  )
}

ReviewReopened.PreviewProps = {
  recipientName: 'Tom Reed',
  askerName: 'Priya Nair',
  reviewTitle: 'Q3 peer feedback',
  until: 'It is open until Dec 12, 2026, 05:00 pm (Kolkata).',
  link: 'https://rapport.example/feedback/id/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11',
  workspaceName: 'Acme',
} satisfies ReviewReopenedProps
