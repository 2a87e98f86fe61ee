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
      text={`${inviterName} invited you. The link works until ${endsOn}.`}
      button={`Join ${workspaceName}`}
      link={link}
      smallPrint="Didn’t ask for this? Ignore it: nobody can join as you without this e-mail."
      why="someone wants to join with this address"
    />
  )
}

EmailJoiningBegun.PreviewProps = {
  inviterName: 'Amara Okafor',
  workspaceName: 'Acme',
  endsOn: 'Nov 28, 2026',
  link: 'https://rapport.example/workspace/invitation/Yk3mJ0v5cQe8sTzN1wUa7hRfLx2pBdGi4oKyMnEqWsA?proof=2v9c8R0pWk4mQ7sXzB1nLhYtE5aGdJfUoKiVwMxPq3A',
} satisfies EmailJoiningBegunProps
