import { ActionButton } from '@/emails/_parts/button'
import { isOver } from '@/emails/_parts/ending'
import { Facts } from '@/emails/_parts/facts'
import { Layout } from '@/emails/_parts/layout'
import { Greeting, Title } from '@/emails/_parts/text'

export interface ReviewRemindedProps {
  /** Empty for those of whom only the address is known. */
  recipientName: string
  askerName: string
  reviewTitle: string
  /** Whom the feedback is about; null when it is about nobody in particular. */
  subjectName: string | null
  /** "tomorrow at 05:00 pm (Berlin)"; null when it stays open. */
  closes: string | null
  /** Until when this reader can answer; null: no end is known. */
  endsAt: string | null
  link: string
  unsubscribeLink: string
  workspaceName: string
}

/** Whoever cannot answer any more is not reminded. */
export const asOf = (props: ReviewRemindedProps, at: Date) => (isOver(props.endsAt, at) ? null : props)

export const subject = ({ askerName, reviewTitle }: ReviewRemindedProps) =>
  `${askerName} is still waiting for your feedback on ${reviewTitle}`

export default function ReviewReminded(props: ReviewRemindedProps) {
  const { recipientName, askerName, reviewTitle, subjectName, closes, link, workspaceName } = props
  return (
    <Layout
      preview={closes === null ? reviewTitle : `${reviewTitle}. It closes ${closes}.`}
      why={`You get this because ${askerName} asked you in ${workspaceName}.`}
      workspaceName={workspaceName}
      unsubscribeLink={props.unsubscribeLink}
    >
      <Title>{reviewTitle}</Title>
      <Greeting name={recipientName}>
        {askerName} asked for your feedback and would still like to have it. A few honest sentences are enough.
      </Greeting>
      <Facts
        facts={[
          ['About', subjectName],
          ['Closes', closes],
        ]}
      />
      <ActionButton href={link} label="Give feedback" />
    </Layout>
  )
}

ReviewReminded.PreviewProps = {
  recipientName: '',
  askerName: 'Priya Nair',
  reviewTitle: 'Q3 peer feedback',
  subjectName: 'Priya Nair',
  closes: 'tomorrow at 05:00 pm (Kolkata)',
  endsAt: '2026-11-24T11:30:00.000Z',
  link: 'https://rapport.example/feedback/rvc-2v9c8R0pWk4mQ7sXzB1nLhYtE5aGdJfUoKiVwMxPq3A',
  unsubscribeLink: 'https://rapport.example/api/unsubscribe/2v9c8R0pWk4mQ7sXzB1nLhYtE5aGdJfUoKiVwMxPq3A',
  workspaceName: 'Acme',
} satisfies ReviewRemindedProps
