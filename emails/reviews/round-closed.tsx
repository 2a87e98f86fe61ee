import { ShortLetter } from '@/emails/_parts/short-letter'

export interface RoundClosedProps {
  roundTitle: string
  link: string
  workspaceName: string
}

export const subject = ({ roundTitle }: RoundClosedProps) => `Feedback in “${roundTitle}” has closed`

export default function RoundClosed({ roundTitle, ...rest }: RoundClosedProps) {
  return (
    <ShortLetter
      {...rest}
      title={`Feedback in ${roundTitle} has closed`}
      text="See the results of each person."
      button="Open the round"
      why="you asked for this feedback"
    />
  )
}

RoundClosed.PreviewProps = {
  roundTitle: 'Yearly review',
  link: 'https://rapport.example/feedback/round/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11',
  workspaceName: 'Acme',
} satisfies RoundClosedProps
