import { ActionButton } from '@/emails/_parts/button'
import { Facts } from '@/emails/_parts/facts'
import { Layout } from '@/emails/_parts/layout'
import { Greeting, Title } from '@/emails/_parts/text'

export interface RoundRequestedProps {
  recipientName: string
  askerName: string
  roundTitle: string
  /** "3 colleagues", "several colleagues" */
  subjectCount: string
  /** Whom the feedback is about, in words; null where that is not known yet. */
  subjectNames: string | null
  /** Day, time and zone in words; null when it stays open. */
  closesOn: string | null
  /** Who will see the answers and the name, as the code that authorises the reading says it. */
  privacySentence: string
  link: string
  workspaceName: string
  why: string
}

export const subject = ({ askerName, roundTitle, subjectCount }: RoundRequestedProps) =>
  `${askerName} asked for your feedback on ${subjectCount}: ${roundTitle}`

export default function RoundRequested(props: RoundRequestedProps) {
  const { recipientName, askerName, roundTitle, subjectCount, subjectNames, privacySentence, workspaceName } = props
  return (
    <Layout preview={`${roundTitle}. ${privacySentence}`} why={props.why} workspaceName={workspaceName}>
      <Title>{roundTitle}</Title>
      <Greeting name={recipientName}>
        {askerName} asked for your feedback on {subjectCount}. There is a form for each; a few honest sentences are
        worth more than many polite ones.
      </Greeting>
      <Facts
        facts={[
          ['About', subjectNames],
          ['Open until', props.closesOn],
          ['Who sees it', privacySentence],
        ]}
      />
      <ActionButton href={props.link} label="See what waits for you" />
    </Layout>
  )
}

RoundRequested.PreviewProps = {
  recipientName: 'Tom',
  askerName: 'Priya Nair',
  roundTitle: 'Yearly review',
  subjectCount: '3 colleagues',
  subjectNames: 'Ana Lima, Bea Roth and Cem Aydin',
  closesOn: 'Dec 12, 2026, 05:00 pm (Kolkata)',
  privacySentence: 'Priya Nair and the person it is about (once it is released) will see your answers and your name.',
  link: 'https://rapport.example/feedback?tab=pending',
  workspaceName: 'Acme',
  why: 'You get this because Priya Nair asked you in Acme.',
} satisfies RoundRequestedProps
