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
      text={`You’ve been signed out. What you wrote to others stays with them. If this is a mistake, ask ${adminName}.`}
      button="Go to your workspaces"
      why={`You get this because you were a member of ${props.workspaceName}.`}
    />
  )
}

MemberDeactivated.PreviewProps = {
  adminName: 'Amara Okafor',
  workspaceName: 'Acme',
  link: 'https://rapport.example/workspace/switch',
} satisfies MemberDeactivatedProps
