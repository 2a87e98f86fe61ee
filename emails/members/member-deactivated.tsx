import { ShortLetter } from '@/emails/_parts/short-letter'

export interface MemberDeactivatedProps {
  recipientName: string
  adminName: string
  workspaceName: string
  /** To the workspaces they are in besides. */
  link: string
}

export const subject = ({ adminName, workspaceName }: MemberDeactivatedProps) =>
  `${adminName} ended your access to ${workspaceName}`

export default function MemberDeactivated({ adminName, ...rest }: MemberDeactivatedProps) {
  return (
    <ShortLetter
      {...rest}
      title={`You no longer have access to ${rest.workspaceName}`}
      text={`${adminName} ended your access and you have been signed out. What you wrote to others stays with them. If this is a mistake, write to ${adminName}.`}
      button="Go to your workspaces"
      why={`You get this because you had a place in ${rest.workspaceName}.`}
    />
  )
}

MemberDeactivated.PreviewProps = {
  recipientName: 'Tom',
  adminName: 'Amara Okafor',
  workspaceName: 'Acme',
  link: 'https://rapport.example/workspace/switch',
} satisfies MemberDeactivatedProps
