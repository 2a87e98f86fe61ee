import { ShortLetter } from '@/emails/_parts/short-letter'

export interface ReviewReadableProps {
  askerName: string
  reviewTitle: string
  link: string
  workspaceName: string
}

export const subject = ({ askerName, reviewTitle }: ReviewReadableProps) =>
  `${askerName} is collecting feedback about you: “${reviewTitle}”`

export default function ReviewReadable({ reviewTitle, askerName, ...rest }: ReviewReadableProps) {
  return (
    <ShortLetter
      {...rest}
      sender={askerName}
      did="is collecting feedback about you"
      title={reviewTitle}
      text="You’ll see each answer, with its author’s name, as soon as it’s sent."
      button="Read the answers"
      why="the feedback is about you"
    />
  )
}

ReviewReadable.PreviewProps = {
  askerName: 'Priya Nair',
  reviewTitle: 'Launch week',
  link: 'https://rapport.example/feedback/shared/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11',
  workspaceName: 'Acme',
} satisfies ReviewReadableProps
