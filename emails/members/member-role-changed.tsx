import { ShortLetter } from '@/emails/_parts/short-letter'

export interface MemberRoleChangedProps {
  recipientName: string
  changerName: string
  /** With its article, as "a Manager". */
  roleName: string
  /** What they may do with it, a whole sentence. */
  roleText: string
  workspaceName: string
  link: string
}

export const subject = ({ changerName, roleName, workspaceName }: MemberRoleChangedProps) =>
  `${changerName} made you ${roleName} in ${workspaceName}`

export default function MemberRoleChanged({ changerName, roleName, roleText, ...rest }: MemberRoleChangedProps) {
  return (
    <ShortLetter
      {...rest}
      title={`You are ${roleName} now`}
      text={`${changerName} gave you a new role. ${roleText} You have been signed out everywhere, so that it counts at once: sign in again to go on.`}
      button="Sign in"
      why={`You get this because your role in ${rest.workspaceName} changed.`}
    />
  )
}

MemberRoleChanged.PreviewProps = {
  recipientName: 'Tom',
  changerName: 'Amara Okafor',
  roleName: 'a Manager',
  roleText: 'You can now look after the teams you lead, and invite people into them.',
  workspaceName: 'Acme',
  link: 'https://rapport.example/auth/login',
} satisfies MemberRoleChangedProps
