import { Facts } from '@/emails/_parts/facts'
import { ShortLetter } from '@/emails/_parts/short-letter'

export interface RoundRequestedProps {
  askerName: string
  roundTitle: string
  /** "3 colleagues", "yourself and 2 colleagues", "several colleagues" */
  subjectCount: string
  /** The subjects in words; null: unknown. */
  subjectNames: string | null
  /** Day, time and zone in words; null: no close date. */
  closesOn: string | null
  /** Who sees answers and name, from the code that checks access. */
  privacySentence: string
  link: string
  workspaceName: string
}

export const subject = ({ askerName, roundTitle, subjectCount }: RoundRequestedProps) =>
  `${askerName} asked for your feedback on ${subjectCount}: “${roundTitle}”`

export default function RoundRequested(props: RoundRequestedProps) {
  const { askerName, roundTitle, subjectCount, subjectNames, closesOn, privacySentence, ...rest } = props
  const end = closesOn === null ? '' : `Open until ${closesOn}. `
  return (
    <ShortLetter
      {...rest}
      preview={`${end}${privacySentence}`}
      sender={askerName}
      did={`asked for your feedback on ${subjectCount}`}
      title={roundTitle}
      text="There’s one form for each."
      button="Give feedback"
      why={`${askerName} asked you`}
    >
      <Facts
        facts={[
          ['About', subjectNames],
          ['Open until', closesOn],
          ['Who sees it', privacySentence],
        ]}
      />
    </ShortLetter>
  )
}

RoundRequested.PreviewProps = {
  askerName: 'Priya Nair',
  roundTitle: 'Yearly review',
  subjectCount: '3 colleagues',
  subjectNames: 'Ana Lima, Bea Roth and Cem Aydin',
  closesOn: 'Dec 12, 2026, 05:00 pm (Kolkata)',
  privacySentence: 'Priya Nair and the person it’s about (once it is released) will see your answers and your name.',
  link: 'https://rapport.example/feedback?tab=pending',
  workspaceName: 'Acme',
} satisfies RoundRequestedProps
