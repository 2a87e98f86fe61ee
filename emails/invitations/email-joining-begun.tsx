import { ShortLetter } from '@/emails/_parts/short-letter'

export interface EmailJoiningBegunProps {
  inviterName: string
  workspaceName: string
  /** The link's last day. */
  endsOn: string
  link: string
}

export const subject = ({ workspaceName }: EmailJoiningBegunProps) => `Your link to join ${workspaceName}`

export default function EmailJoiningBegun({ inviterName, workspaceName, endsOn, link }: EmailJoiningBegunProps) {
  return (
    <ShortLetter
      title={`Join ${workspaceName}`}
      text={`${inviterName} invited you. This link confirms that the address is yours and works until ${endsOn}.`}
      button={`Join ${workspaceName}`}
      link={link}
      smallPrint="Didn’t ask for this? Someone else has your invitation link, but nobody can join as you without this e-mail."
      why={`You get this because someone wants to join ${workspaceName} with this address.`}
    />
  )
}

EmailJoiningBegun.PreviewProps = {
  inviterName: 'Amara Okafor',
  workspaceName: 'Acme',
  endsOn: 'Nov 28, 2026',
  link: 'https://rapport.example/workspace/invitation/Yk3mJ0v5cQe8sTzN1wUa7hRfLx2pBdGi4oKyMnEqWsA?proof=2v9c8R0pWk4mQ7sXzB1nLhYtE5aGdJfUoKiVwMxPq3A',
} satisfies EmailJoiningBegunProps
