import { about, personalLink } from '@/emails/_parts/external-reviewers'
import { isOver } from '@/emails/_parts/ending'
import { Facts } from '@/emails/_parts/facts'
import { ShortLetter } from '@/emails/_parts/short-letter'

export interface ReviewNudgedProps {
  askerName: string
  reviewTitle: string
  /** The subject, for external reviewers. */
  subjectName?: string | null
  isQuick?: boolean
  /** Day, time and zone in words; null: no close date. */
  closesOn: string | null
  /** This reader's deadline; null: unknown. */
  endsAt: string | null
  link: string
  workspaceName: string
  /** For external reviewers. */
  unsubscribeLink?: string
}

/** Drops reminders that can no longer be answered. */
export const asOf = (props: ReviewNudgedProps, at: Date) => (isOver(props.endsAt, at) ? null : props)

export const subject = ({ askerName, reviewTitle, subjectName = null }: ReviewNudgedProps) =>
  `Reminder from ${askerName}${about(askerName, subjectName)}: “${reviewTitle}”`

export default function ReviewNudged(props: ReviewNudgedProps) {
  const { reviewTitle, askerName, subjectName = null, isQuick = false, closesOn, ...rest } = props
  const end = closesOn === null ? '' : `Open until ${closesOn}. `
  return (
    <ShortLetter
      {...rest}
      sender={askerName}
      did={`would still like your ${isQuick ? 'answer' : 'feedback'}`}
      title={reviewTitle}
      text={`${end}A few sentences are enough.`}
      button={isQuick ? 'Answer' : 'Give feedback'}
      smallPrint={rest.unsubscribeLink && personalLink}
      why={`${askerName} asked you`}
    >
      <Facts facts={[['About', subjectName]]} />
    </ShortLetter>
  )
}

ReviewNudged.PreviewProps = {
  askerName: 'Priya Nair',
  reviewTitle: 'Q3 peer feedback',
  closesOn: 'Dec 12, 2026, 05:00 pm (Kolkata)',
  endsAt: '2026-12-12T11:30:00.000Z',
  link: 'https://rapport.example/feedback/id/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11',
  workspaceName: 'Acme',
} satisfies ReviewNudgedProps
