import { isOver } from '@/emails/_parts/ending'
import { ShortLetter } from '@/emails/_parts/short-letter'

export interface ReviewNudgedProps {
  /** Empty for people outside of the workspace, of whom only the address is known. */
  recipientName: string
  askerName: string
  reviewTitle: string
  /** Day, time and zone in words; null when it stays open. */
  closesOn: string | null
  /** Until when this reader can answer; null: no end is known. */
  endsAt: string | null
  link: string
  workspaceName: string
  /** For people outside of the workspace. */
  unsubscribeLink?: string
}

/** Whoever cannot answer any more is not reminded. */
export const asOf = (props: ReviewNudgedProps, at: Date) => (isOver(props.endsAt, at) ? null : props)

export const subject = ({ askerName, reviewTitle }: ReviewNudgedProps) =>
  `${askerName} would still like your feedback on ${reviewTitle}`

export default function ReviewNudged({ reviewTitle, askerName, closesOn, ...rest }: ReviewNudgedProps) {
  const end = closesOn === null ? '' : ` It closes ${closesOn}.`
  return (
    <ShortLetter
      {...rest}
      title={reviewTitle}
      text={`${askerName} would still like to hear from you.${end} A few honest sentences are enough.`}
      button="Give feedback"
      why={`You get this because ${askerName} asked you in ${rest.workspaceName}.`}
    />
  )
}

ReviewNudged.PreviewProps = {
  recipientName: 'Tom',
  askerName: 'Priya Nair',
  reviewTitle: 'Q3 peer feedback',
  closesOn: 'Dec 12, 2026, 05:00 pm (Kolkata)',
  endsAt: '2026-12-12T11:30:00.000Z',
  link: 'https://rapport.example/feedback/id/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11',
  workspaceName: 'Acme',
} satisfies ReviewNudgedProps
