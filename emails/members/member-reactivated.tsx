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
      text="Your teams and everything shared with you are as you left them."
      button="Sign in"
      why={`You get this because you are a member of ${props.workspaceName} again.`}
    />
  )
}

MemberReactivated.PreviewProps = {
  adminName: 'Amara Okafor',
  workspaceName: 'Acme',
  link: 'https://rapport.example/auth/login',
} satisfies MemberReactivatedProps
