import { ShortLetter } from '@/emails/_parts/short-letter'
import { Paragraph, Quote } from '@/emails/_parts/text'

export interface ReviewAnsweredProps {
  authorName: string
  reviewTitle: string
  text: string
  /** Everyone has answered. */
  isLast: boolean
  link: string
  workspaceName: string
}

export const subject = ({ authorName, reviewTitle }: ReviewAnsweredProps) => `${authorName} answered “${reviewTitle}”`

export default function ReviewAnswered({ authorName, reviewTitle, text, isLast, ...rest }: ReviewAnsweredProps) {
  return (
    <ShortLetter
      {...rest}
      preview={text}
      sender={authorName}
      did="answered your question"
      title={reviewTitle}
      button="Read all answers"
      why="you asked this question"
    >
      <Quote>{text}</Quote>
      {isLast ? <Paragraph>That’s everyone, so your question is closed.</Paragraph> : null}
    </ShortLetter>
  )
}

ReviewAnswered.PreviewProps = {
  authorName: 'Tom Reed',
  reviewTitle: 'How did the demo go?',
  text: 'Clear and calm. I would show the rota first next time, because that is what they asked about.',
  isLast: true,
  link: 'https://rapport.example/feedback/preview/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11',
  workspaceName: 'Acme',
} satisfies ReviewAnsweredProps
