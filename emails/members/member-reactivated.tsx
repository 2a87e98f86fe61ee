import { ShortLetter } from '@/emails/_parts/short-letter'

export interface MemberReactivatedProps {
  adminName: string
  workspaceName: string
  link: string
}

export const subject = ({ adminName, workspaceName }: MemberReactivatedProps) =>
  `${adminName} reactivated your account in ${workspaceName}`

export default function MemberReactivated({ adminName, ...props }: MemberReactivatedProps) {
  return (
    <ShortLetter
      {...props}
      sender={adminName}
      did="reactivated your account"
      title={`Welcome back to ${props.workspaceName}`}
      text="You have your role, teams and tags again."
      button="Sign in"
      why="you’re a member again"
    />
  )
}

MemberReactivated.PreviewProps = {
  adminName: 'Amara Okafor',
  workspaceName: 'Acme',
  link: 'https://rapport.example/auth/login',
} satisfies MemberReactivatedProps
