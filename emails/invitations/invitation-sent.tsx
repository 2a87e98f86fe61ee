import { ShortLetter } from '@/emails/_parts/short-letter'
import { Quote } from '@/emails/_parts/text'

export interface InvitationSentProps {
  inviterName: string
  workspaceName: string
  /** The link's last day. */
  endsOn: string
  link: string
  unsubscribeLink: string
  /** Waits for them to join. */
  question?: string
}

const invitation = 'Ask for feedback, set goals, meet one-on-one.'

export const subject = ({ inviterName, workspaceName }: InvitationSentProps) =>
  `${inviterName} invited you to ${workspaceName}`

export default function InvitationSent({ inviterName, endsOn, question, ...rest }: InvitationSentProps) {
  const { workspaceName } = rest
  return (
    <ShortLetter
      {...rest}
      sender={inviterName}
      did={`invited you to ${workspaceName}`}
      title={`Join ${workspaceName}`}
      preview={question ?? invitation}
      text={question === undefined ? invitation : `${inviterName} has a question for you:`}
      button={question === undefined ? `Join ${workspaceName}` : 'Join and answer'}
      smallPrint={`The link is yours alone, until ${endsOn}. Don’t know ${inviterName}? Ignore this e-mail.`}
      why={`${inviterName} invited you`}
    >
      {question === undefined ? null : <Quote>{question}</Quote>}
    </ShortLetter>
  )
}

InvitationSent.PreviewProps = {
  inviterName: 'Amara Okafor',
  question: 'What should I do more of, and what less?',
  workspaceName: 'Acme',
  endsOn: 'Nov 28, 2026',
  link: 'https://rapport.example/workspace/invitation/Yk3mJ0v5cQe8sTzN1wUa7hRfLx2pBdGi4oKyMnEqWsA',
  unsubscribeLink: 'https://rapport.example/api/unsubscribe/2v9c8R0pWk4mQ7sXzB1nLhYtE5aGdJfUoKiVwMxPq3A',
} satisfies InvitationSentProps
