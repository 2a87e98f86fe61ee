import { ShortLetter } from '../_parts/short-letter'

export interface ReviewExtendedProps {
  recipientName: string
  askerName: string
  reviewTitle: string
  /** Day, time and zone in words. */
  until: string
  link: string
  workspaceName: string
}

export const subject = ({ askerName, reviewTitle }: ReviewExtendedProps) =>
  `${askerName} gave you more time for ${reviewTitle}`

export default function ReviewExtended({ reviewTitle, askerName, until, ...rest }: ReviewExtendedProps) {
  return (
    <ShortLetter
      {...rest}
      title={reviewTitle}
      text={`${askerName} gave you until ${until} to answer. What you have written so far is there.`}
      button="Give feedback"
      why={`You get this because ${askerName} asked you in ${rest.workspaceName}.`}
    />
  )
}

ReviewExtended.PreviewProps = {
  recipientName: 'Tom Reed',
  askerName: 'Priya Nair',
  reviewTitle: 'Q3 peer feedback',
  until: 'Dec 12, 2026, 05:00 pm (Kolkata)',
  link: 'https://rapport.example/feedback/id/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11',
  workspaceName: 'Acme',
} satisfies ReviewExtendedProps
