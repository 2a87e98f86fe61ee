import { ShortLetter } from '@/emails/_parts/short-letter'

export interface InvitationRemindedProps {
  inviterName: string
  workspaceName: string
  /** The link's last day. */
  endsOn: string
  link: string
  unsubscribeLink: string
}

export const subject = ({ inviterName, workspaceName }: InvitationRemindedProps) =>
  `Reminder: ${inviterName} invited you to ${workspaceName}`

export default function InvitationReminded({ inviterName, endsOn, ...rest }: InvitationRemindedProps) {
  const { workspaceName } = rest
  return (
    <ShortLetter
      {...rest}
      sender={inviterName}
      did={`invited you to ${workspaceName}`}
      title={`Join ${workspaceName}`}
      text={`Your invitation works until ${endsOn}.`}
      button={`Join ${workspaceName}`}
      smallPrint="Don’t want to join? Ignore this e-mail."
      why={`${inviterName} invited you`}
    />
  )
}

InvitationReminded.PreviewProps = {
  inviterName: 'Amara Okafor',
  workspaceName: 'Acme',
  endsOn: 'Nov 28, 2026',
  link: 'https://rapport.example/workspace/invitation/Yk3mJ0v5cQe8sTzN1wUa7hRfLx2pBdGi4oKyMnEqWsA',
  unsubscribeLink: 'https://rapport.example/api/unsubscribe/2v9c8R0pWk4mQ7sXzB1nLhYtE5aGdJfUoKiVwMxPq3A',
} satisfies InvitationRemindedProps
