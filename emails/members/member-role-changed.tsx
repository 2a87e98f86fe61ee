import { ShortLetter } from '@/emails/_parts/short-letter'

export interface MemberRoleChangedProps {
  changerName: string
  /** With its article: "a Manager". */
  roleName: string
  /** Its permissions, a full sentence. */
  roleText: string
  workspaceName: string
  link: string
}

export const subject = ({ changerName, roleName, workspaceName }: MemberRoleChangedProps) =>
  `${changerName} made you ${roleName} in ${workspaceName}`

export default function MemberRoleChanged({ changerName, roleName, roleText, ...props }: MemberRoleChangedProps) {
  return (
    <ShortLetter
      {...props}
      sender={changerName}
      did={`made you ${roleName}`}
      title={`You’re ${roleName} now`}
      text={`${roleText} Sign in again to start.`}
      button="Sign in"
      why="your role changed"
    />
  )
}

MemberRoleChanged.PreviewProps = {
  changerName: 'Amara Okafor',
  roleName: 'a Manager',
  roleText: 'You can now manage the teams you lead and invite people to them.',
  workspaceName: 'Acme',
  link: 'https://rapport.example/auth/login',
} satisfies MemberRoleChangedProps
