import { ActionButton } from '@/emails/_parts/button'
import { Layout } from '@/emails/_parts/layout'
import { Paragraph, Quote, Title } from '@/emails/_parts/text'

export interface ReviewAnsweredProps {
  recipientName: string
  authorName: string
  reviewTitle: string
  text: string
  /** Everybody has answered. */
  isLast: boolean
  link: string
  workspaceName: string
}

export const subject = ({ authorName, reviewTitle }: ReviewAnsweredProps) => `${authorName} answered “${reviewTitle}”`

export default function ReviewAnswered(props: ReviewAnsweredProps) {
  const { authorName, reviewTitle, text, isLast, link, workspaceName } = props
  return (
    <Layout preview={text} why="You get this because you asked this question." workspaceName={workspaceName}>
      <Title>{reviewTitle}</Title>
      <Paragraph>{authorName} answered:</Paragraph>
      <Quote>{text}</Quote>
      {isLast ? <Paragraph>That was the last answer, so your question is closed.</Paragraph> : null}
      <ActionButton href={link} label="Read all answers" />
    </Layout>
  )
}

ReviewAnswered.PreviewProps = {
  recipientName: 'Priya',
  authorName: 'Tom Reed',
  reviewTitle: 'How did the demo go?',
  text: 'Clear and calm. I would show the rota first next time, because that is what they asked about.',
  isLast: true,
  link: 'https://rapport.example/feedback/preview/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11',
  workspaceName: 'Acme',
} satisfies ReviewAnsweredProps
