import { ShortLetter } from '@/emails/_parts/short-letter'

export interface MemberDeactivatedProps {
  adminName: string
  workspaceName: string
  /** Their other workspaces. */
  link: string
}

export const subject = ({ adminName, workspaceName }: MemberDeactivatedProps) =>
  `${adminName} deactivated your account in ${workspaceName}`

export default function MemberDeactivated({ adminName, ...props }: MemberDeactivatedProps) {
  return (
    <ShortLetter
      {...props}
      sender={adminName}
      did="deactivated your account"
      title={`You no longer have access to ${props.workspaceName}`}
      text={`What you wrote to others stays. If this is a mistake, ask ${adminName}.`}
      button="Go to your workspaces"
      why="you were a member"
    />
  )
}

MemberDeactivated.PreviewProps = {
  adminName: 'Amara Okafor',
  workspaceName: 'Acme',
  link: 'https://rapport.example/workspace/switch',
} satisfies MemberDeactivatedProps
