import { ShortLetter } from '@/emails/_parts/short-letter'

export interface MemberAddedProps {
  email: string
  adderName: string
  workspaceName: string
  link: string
}

export const subject = ({ adderName, workspaceName }: MemberAddedProps) => `${adderName} added you to ${workspaceName}`

export default function MemberAdded({ email, adderName, ...props }: MemberAddedProps) {
  return (
    <ShortLetter
      {...props}
      sender={adderName}
      did={`added you to ${props.workspaceName}`}
      title={`Welcome to ${props.workspaceName}`}
      text={`Ask for feedback, set goals, meet one-on-one. No password needed: get a sign-in link at ${email}.`}
      button="Sign in"
      smallPrint={`Don’t know ${adderName}? Ignore this e-mail.`}
      why={`${adderName} added you`}
    />
  )
}

MemberAdded.PreviewProps = {
  email: 'tom.reed@acme.example',
  adderName: 'Amara Okafor',
  workspaceName: 'Acme',
  link: 'https://rapport.example/auth/login',
} satisfies MemberAddedProps
