import { ShortLetter } from '@/emails/_parts/short-letter'

export interface MemberReactivatedProps {
  recipientName: string
  adminName: string
  workspaceName: string
  link: string
}

export const subject = ({ adminName, workspaceName }: MemberReactivatedProps) =>
  `${adminName} gave you access to ${workspaceName} again`

export default function MemberReactivated({ adminName, ...rest }: MemberReactivatedProps) {
  return (
    <ShortLetter
      {...rest}
      title={`Welcome back to ${rest.workspaceName}`}
      text={`${adminName} gave you access again. Your teams, and what was shared with you, are as you left them.`}
      button="Sign in"
      why={`You get this because ${adminName} gave you back your place in ${rest.workspaceName}.`}
    />
  )
}

MemberReactivated.PreviewProps = {
  recipientName: 'Tom',
  adminName: 'Amara Okafor',
  workspaceName: 'Acme',
  link: 'https://rapport.example/auth/login',
} satisfies MemberReactivatedProps
