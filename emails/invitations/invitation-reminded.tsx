import { ActionButton } from '@/emails/_parts/button'
import { Layout } from '@/emails/_parts/layout'
import { Greeting, SmallPrint, Title } from '@/emails/_parts/text'

export interface InvitationRemindedProps {
  /** Empty where only the address is known. */
  recipientName: string
  inviterName: string
  workspaceName: string
  /** The day until which the link counts. */
  endsOn: string
  link: string
  unsubscribeLink: string
}

export const subject = ({ workspaceName }: InvitationRemindedProps) => `Your place in ${workspaceName} is waiting`

export default function InvitationReminded(props: InvitationRemindedProps) {
  const { recipientName, inviterName, workspaceName, endsOn, link } = props
  return (
    <Layout
      preview={`The invitation of ${inviterName} counts until ${endsOn}.`}
      why={`You get this because ${inviterName} invited you to ${workspaceName}.`}
      workspaceName={workspaceName}
      unsubscribeLink={props.unsubscribeLink}
    >
      <Title>Your place in {workspaceName} is waiting</Title>
      <Greeting name={recipientName}>
        {inviterName} invited you, and the link works until {endsOn}. Joining takes a minute.
      </Greeting>
      <ActionButton href={link} label="Look at the invitation" />
      <SmallPrint>If you would rather not join, you need do nothing: the invitation ends by itself.</SmallPrint>
    </Layout>
  )
}

InvitationReminded.PreviewProps = {
  recipientName: 'Tom',
  inviterName: 'Amara Okafor',
  workspaceName: 'Acme',
  endsOn: 'Nov 28, 2026',
  link: 'https://rapport.example/workspace/invitation/Yk3mJ0v5cQe8sTzN1wUa7hRfLx2pBdGi4oKyMnEqWsA',
  unsubscribeLink: 'https://rapport.example/api/unsubscribe/2v9c8R0pWk4mQ7sXzB1nLhYtE5aGdJfUoKiVwMxPq3A',
} satisfies InvitationRemindedProps
