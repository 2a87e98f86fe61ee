import { ShortLetter } from '@/emails/_parts/short-letter'

export interface ReviewReadableProps {
  recipientName: string
  askerName: string
  reviewTitle: string
  link: string
  workspaceName: string
}

export const subject = ({ askerName, reviewTitle }: ReviewReadableProps) =>
  `${askerName} asked for feedback about you: ${reviewTitle}`

export default function ReviewReadable({ reviewTitle, askerName, ...rest }: ReviewReadableProps) {
  return (
    <ShortLetter
      {...rest}
      title={reviewTitle}
      text={`${askerName} asked people for feedback about you. You can read each answer as soon as it is sent, with the name of whoever wrote it.`}
      button="Read what comes in"
      why="You get this because the feedback is about you."
    />
  )
}

ReviewReadable.PreviewProps = {
  recipientName: 'Tom',
  askerName: 'Priya Nair',
  reviewTitle: 'Launch week',
  link: 'https://rapport.example/feedback/shared/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11',
  workspaceName: 'Acme',
} satisfies ReviewReadableProps
