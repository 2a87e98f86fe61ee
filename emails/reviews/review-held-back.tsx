import { ActionButton } from '@/emails/_parts/button'
import { Layout } from '@/emails/_parts/layout'
import { Greeting, Paragraph, Title } from '@/emails/_parts/text'

export interface ReviewHeldBackProps {
  recipientName: string
  reviewTitle: string
  /** A whole sentence. */
  reason: string
  link: string
  workspaceName: string
}

export const subject = ({ reviewTitle }: ReviewHeldBackProps) => `${reviewTitle} could not be sent`

export default function ReviewHeldBack({
  recipientName,
  reviewTitle,
  reason,
  link,
  workspaceName,
}: ReviewHeldBackProps) {
  return (
    <Layout
      preview={`${reviewTitle} could not be sent. ${reason}`}
      why="You get this because you scheduled this feedback."
      workspaceName={workspaceName}
    >
      <Title>{reviewTitle}</Title>
      <Greeting name={recipientName}>
        this form was to be sent now, and could not be. Nobody has been asked yet. It is a draft again, as you left it.
      </Greeting>
      <Paragraph>{reason}</Paragraph>
      <ActionButton href={link} label="Open the form" />
    </Layout>
  )
}

ReviewHeldBack.PreviewProps = {
  recipientName: 'Priya',
  reviewTitle: 'Q3 peer feedback',
  reason: 'Tom Reed cannot be asked, because the account is deactivated.',
  link: 'https://rapport.example/feedback/edit/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11',
  workspaceName: 'Acme',
} satisfies ReviewHeldBackProps
