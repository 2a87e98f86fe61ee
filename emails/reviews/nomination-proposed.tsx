import { ShortLetter } from '@/emails/_parts/short-letter'

export interface NominationProposedProps {
  subjectName: string
  /** "3 people". */
  people: string
  reviewTitle: string
  link: string
  workspaceName: string
}

export const subject = ({ subjectName, people, reviewTitle }: NominationProposedProps) =>
  `${subjectName} nominated ${people}: “${reviewTitle}”`

export default function NominationProposed({ reviewTitle, subjectName, people, ...rest }: NominationProposedProps) {
  return (
    <ShortLetter
      {...rest}
      sender={subjectName}
      did={`nominated ${people} to give feedback`}
      title={reviewTitle}
      text="They’ll be asked once you approve them."
      button="Approve or decline"
      why="you approve the people nominated for this feedback"
    />
  )
}

NominationProposed.PreviewProps = {
  subjectName: 'Tom Reed',
  people: '3 people',
  reviewTitle: 'Q3 peer feedback',
  link: 'https://rapport.example/feedback/id/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11/nominations',
  workspaceName: 'Acme',
} satisfies NominationProposedProps
