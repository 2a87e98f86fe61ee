import { ActionButton } from '@/emails/_parts/button'
import { Layout } from '@/emails/_parts/layout'
import { Greeting, Quote, Title } from '@/emails/_parts/text'

export interface GoalMentionedProps {
  recipientName: string
  by: string
  goalTitle: string
  comment: string
  link: string
  workspaceName: string
}

export const subject = ({ by, goalTitle }: GoalMentionedProps) => `${by} mentioned you on “${goalTitle}”`

export default function GoalMentioned({
  recipientName,
  by,
  goalTitle,
  comment,
  link,
  workspaceName,
}: GoalMentionedProps) {
  return (
    <Layout
      preview={comment}
      why={`You get this because ${by} mentioned you in ${workspaceName}.`}
      workspaceName={workspaceName}
    >
      <Title>{goalTitle}</Title>
      <Greeting name={recipientName}>{by} mentioned you:</Greeting>
      <Quote>{comment}</Quote>
      <ActionButton href={link} label="Reply" />
    </Layout>
  )
}

GoalMentioned.PreviewProps = {
  recipientName: 'Tom',
  by: 'Priya Nair',
  goalTitle: 'Cut response time to four hours',
  comment: '@Tom Reed the night shift is still at nine hours. Can you look at the rota?',
  link: 'https://rapport.example/goals/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11/detail',
  workspaceName: 'Acme',
} satisfies GoalMentionedProps
