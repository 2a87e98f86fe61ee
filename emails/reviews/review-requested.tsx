import { ActionButton } from '@/emails/_parts/button'
import { Facts } from '@/emails/_parts/facts'
import { Layout } from '@/emails/_parts/layout'
import { Greeting, Title } from '@/emails/_parts/text'

export interface ReviewRequestedProps {
  /** Empty for people outside of the workspace, of whom only the address is known. */
  recipientName: string
  askerName: string
  reviewTitle: string
  /** Whom the feedback is about; null when it is about nobody in particular. */
  subjectName: string | null
  /** Day, time and zone in words; null when it stays open. */
  closesOn: string | null
  /** Who will see the answers and the name, as the code that authorises the reading says it. */
  privacySentence: string
  link: string
  workspaceName: string
  why: string
  /** For people outside of the workspace. */
  unsubscribeLink?: string
}

export const subject = ({ askerName, reviewTitle }: ReviewRequestedProps) =>
  `${askerName} asked for your feedback on ${reviewTitle}`

export default function ReviewRequested(props: ReviewRequestedProps) {
  const { recipientName, askerName, reviewTitle, subjectName, closesOn, privacySentence, link, workspaceName } = props
  return (
    <Layout
      preview={`${reviewTitle}. ${privacySentence}`}
      why={props.why}
      workspaceName={workspaceName}
      unsubscribeLink={props.unsubscribeLink}
    >
      <Title>{reviewTitle}</Title>
      <Greeting name={recipientName}>
        {askerName} asked for your feedback. A few honest sentences are worth more than many polite ones.
      </Greeting>
      <Facts
        facts={[
          ['About', subjectName],
          ['Open until', closesOn],
          ['Who sees it', privacySentence],
        ]}
      />
      <ActionButton href={link} label="Give feedback" />
    </Layout>
  )
}

ReviewRequested.PreviewProps = {
  recipientName: 'Tom',
  askerName: 'Priya Nair',
  reviewTitle: 'Q3 peer feedback',
  subjectName: 'Priya Nair',
  closesOn: 'Dec 12, 2026, 05:00 pm (Kolkata)',
  privacySentence: 'Only Priya Nair will see your answers and your name.',
  link: 'https://rapport.example/feedback/id/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11',
  workspaceName: 'Acme',
  why: 'You get this because Priya Nair asked you in Acme.',
} satisfies ReviewRequestedProps
