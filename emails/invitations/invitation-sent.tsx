import { ActionButton } from '@/emails/_parts/button'
import { Layout } from '@/emails/_parts/layout'
import { Greeting, SmallPrint, Title } from '@/emails/_parts/text'

export interface InvitationSentProps {
  /** Empty where only the address is known. */
  recipientName: string
  inviterName: string
  workspaceName: string
  /** The day until which the link counts. */
  endsOn: string
  link: string
  unsubscribeLink: string
}

export const subject = ({ inviterName, workspaceName }: InvitationSentProps) =>
  `${inviterName} invited you to ${workspaceName}`

export default function InvitationSent(props: InvitationSentProps) {
  const { recipientName, inviterName, workspaceName, endsOn, link } = props
  return (
    <Layout
      preview={`Your place is ready until ${endsOn}.`}
      why={`You get this because ${inviterName} invited you to ${workspaceName}.`}
      workspaceName={workspaceName}
      unsubscribeLink={props.unsubscribeLink}
    >
      <Title>Join {workspaceName}</Title>
      <Greeting name={recipientName}>
        {inviterName} keeps a place for you. In Rapport colleagues ask each other for feedback and read what was said,
        and you decide what you tell.
      </Greeting>
      <ActionButton href={link} label="Look at the invitation" />
      <SmallPrint>
        The link is yours alone and works until {endsOn}. If you do not know {inviterName}, you can leave this letter
        unanswered.
      </SmallPrint>
    </Layout>
  )
}

InvitationSent.PreviewProps = {
  recipientName: 'Tom',
  inviterName: 'Amara Okafor',
  workspaceName: 'Acme',
  endsOn: 'Nov 28, 2026',
  link: 'https://rapport.example/workspace/invitation/Yk3mJ0v5cQe8sTzN1wUa7hRfLx2pBdGi4oKyMnEqWsA',
  unsubscribeLink: 'https://rapport.example/api/unsubscribe/2v9c8R0pWk4mQ7sXzB1nLhYtE5aGdJfUoKiVwMxPq3A',
} satisfies InvitationSentProps
