import { ActionButton } from '@/emails/_parts/button'
import { Layout } from '@/emails/_parts/layout'
import { Paragraph, SmallPrint, Title } from '@/emails/_parts/text'

export interface EmailJoiningBegunProps {
  inviterName: string
  workspaceName: string
  /** The day until which the link counts. */
  endsOn: string
  link: string
}

export const subject = ({ workspaceName }: EmailJoiningBegunProps) => `Your link to join ${workspaceName}`

export default function EmailJoiningBegun({ inviterName, workspaceName, endsOn, link }: EmailJoiningBegunProps) {
  return (
    <Layout
      preview={`It works until ${endsOn}.`}
      why={`You get this because somebody wants to join ${workspaceName} with this address.`}
    >
      <Title>Join {workspaceName}</Title>
      <Paragraph>
        {inviterName} invited you. This link leads on to your place, and shows that the address is yours. It works until{' '}
        {endsOn}.
      </Paragraph>
      <ActionButton href={link} label="Go on" />
      <SmallPrint>
        If you did not ask for it, somebody else holds your invitation. Nobody comes in as you without this letter.
      </SmallPrint>
    </Layout>
  )
}

EmailJoiningBegun.PreviewProps = {
  inviterName: 'Amara Okafor',
  workspaceName: 'Acme',
  endsOn: 'Nov 28, 2026',
  link: 'https://rapport.example/workspace/invitation/Yk3mJ0v5cQe8sTzN1wUa7hRfLx2pBdGi4oKyMnEqWsA?proof=2v9c8R0pWk4mQ7sXzB1nLhYtE5aGdJfUoKiVwMxPq3A',
} satisfies EmailJoiningBegunProps
