import { Facts } from '@/emails/_parts/facts'
import { ShortLetter } from '@/emails/_parts/short-letter'

export interface NominationRequestedProps {
  askerName: string
  reviewTitle: string
  /** "2 to 5 people". */
  howMany: string
  /** Day, time and zone in words; null: no close date. */
  closesOn: string | null
  link: string
  workspaceName: string
}

export const subject = ({ askerName, reviewTitle }: NominationRequestedProps) =>
  `${askerName} wants to know who should give you feedback: “${reviewTitle}”`

export default function NominationRequested(props: NominationRequestedProps) {
  const { reviewTitle, askerName, howMany, closesOn, ...rest } = props
  return (
    <ShortLetter
      {...rest}
      sender={askerName}
      did="is collecting feedback about you"
      title={reviewTitle}
      text={`Nominate ${howMany} who know your work.`}
      button="Nominate people"
      why="the feedback is about you"
    >
      <Facts facts={[['Open until', closesOn]]} />
    </ShortLetter>
  )
}

NominationRequested.PreviewProps = {
  askerName: 'Priya Nair',
  reviewTitle: 'Q3 peer feedback',
  howMany: '2 to 5 people',
  closesOn: 'Dec 12, 2026, 05:00 pm (Kolkata)',
  link: 'https://rapport.example/feedback/id/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11/nominations',
  workspaceName: 'Acme',
} satisfies NominationRequestedProps
