import { ActionButton } from '@/emails/_parts/button'
import { Layout } from '@/emails/_parts/layout'
import { Greeting, Title } from '@/emails/_parts/text'

export interface ReviewSharedProps {
  recipientName: string
  sharerName: string
  reviewTitle: string
  link: string
  workspaceName: string
}

export const subject = ({ sharerName, reviewTitle }: ReviewSharedProps) =>
  `${sharerName} shared feedback with you: ${reviewTitle}`

export default function ReviewShared(props: ReviewSharedProps) {
  const { recipientName, sharerName, reviewTitle, link, workspaceName } = props
  return (
    <Layout
      preview={`${sharerName} would like you to read it.`}
      why={`You get this because ${sharerName} shared it with you.`}
      workspaceName={workspaceName}
    >
      <Title>{reviewTitle}</Title>
      <Greeting name={recipientName}>
        {sharerName} shared the results of this feedback with you. They are meant for you alone.
      </Greeting>
      <ActionButton href={link} label="Read the feedback" />
    </Layout>
  )
}

ReviewShared.PreviewProps = {
  recipientName: 'Priya',
  sharerName: 'Tom Reed',
  reviewTitle: 'Q3 peer feedback',
  link: 'https://rapport.example/feedback/shared/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11',
  workspaceName: 'Acme',
} satisfies ReviewSharedProps
