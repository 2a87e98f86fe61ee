import { about, personalLink } from '@/emails/_parts/external-reviewers'
import { isOver } from '@/emails/_parts/ending'
import { Facts } from '@/emails/_parts/facts'
import { ShortLetter } from '@/emails/_parts/short-letter'

export interface ReviewRemindedProps {
  askerName: string
  reviewTitle: string
  /** The subject; null: none, or a quick question. */
  subjectName: string | null
  isQuick?: boolean
  /** "tomorrow at 05:00 pm (Berlin)"; null: no close date. */
  closes: string | null
  /** This reader's deadline; null: unknown. */
  endsAt: string | null
  link: string
  unsubscribeLink: string
  workspaceName: string
}

/** Drops reminders that can no longer be answered. */
export const asOf = (props: ReviewRemindedProps, at: Date) => (isOver(props.endsAt, at) ? null : props)

export const subject = ({ askerName, reviewTitle, subjectName, isQuick = false }: ReviewRemindedProps) =>
  `Reminder: ${askerName} asked${isQuick ? '' : ` for your feedback${about(askerName, subjectName)}`}: “${reviewTitle}”`

export default function ReviewReminded(props: ReviewRemindedProps) {
  const { askerName, reviewTitle, subjectName, isQuick = false, closes, ...rest } = props
  const end = closes === null ? '' : `Closes ${closes}. `
  return (
    <ShortLetter
      {...rest}
      preview={`${end}A few sentences are enough.`}
      sender={askerName}
      did={`would still like your ${isQuick ? 'answer' : 'feedback'}`}
      title={reviewTitle}
      text="A few sentences are enough."
      button={isQuick ? 'Answer' : 'Give feedback'}
      smallPrint={personalLink}
      why={`${askerName} asked you`}
    >
      <Facts
        facts={[
          ['About', subjectName],
          ['Closes', closes],
        ]}
      />
    </ShortLetter>
  )
}

ReviewReminded.PreviewProps = {
  askerName: 'Priya Nair',
  reviewTitle: 'Q3 peer feedback',
  subjectName: 'Priya Nair',
  closes: 'tomorrow at 05:00 pm (Kolkata)',
  endsAt: '2026-11-24T11:30:00.000Z',
  link: 'https://rapport.example/feedback/rvc-2v9c8R0pWk4mQ7sXzB1nLhYtE5aGdJfUoKiVwMxPq3A',
  unsubscribeLink: 'https://rapport.example/api/unsubscribe/2v9c8R0pWk4mQ7sXzB1nLhYtE5aGdJfUoKiVwMxPq3A',
  workspaceName: 'Acme',
} satisfies ReviewRemindedProps
