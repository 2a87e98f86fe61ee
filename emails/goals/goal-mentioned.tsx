import { ShortLetter } from '@/emails/_parts/short-letter'
import { Quote } from '@/emails/_parts/text'

export interface GoalMentionedProps {
  by: string
  goalTitle: string
  comment: string
  link: string
  workspaceName: string
}

export const subject = ({ by, goalTitle }: GoalMentionedProps) => `${by} mentioned you on “${goalTitle}”`

export default function GoalMentioned({ by, goalTitle, comment, ...rest }: GoalMentionedProps) {
  return (
    <ShortLetter
      {...rest}
      preview={comment}
      sender={by}
      did="mentioned you"
      title={goalTitle}
      button="Reply"
      why={`${by} mentioned you`}
    >
      <Quote>{comment}</Quote>
    </ShortLetter>
  )
}

GoalMentioned.PreviewProps = {
  by: 'Priya Nair',
  goalTitle: 'Cut response time to four hours',
  comment: '@Tom Reed the night shift is still at nine hours. Can you look at the rota?',
  link: 'https://rapport.example/goals/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11/detail',
  workspaceName: 'Acme',
} satisfies GoalMentionedProps
