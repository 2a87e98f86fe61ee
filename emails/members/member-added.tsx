import { ActionButton } from '@/emails/_parts/button'
import { Layout } from '@/emails/_parts/layout'
import { Greeting, SmallPrint, Title } from '@/emails/_parts/text'

export interface MemberAddedProps {
  recipientName: string
  email: string
  adderName: string
  workspaceName: string
  link: string
}

export const subject = ({ adderName, workspaceName }: MemberAddedProps) => `${adderName} added you to ${workspaceName}`

export default function MemberAdded({ recipientName, email, adderName, workspaceName, link }: MemberAddedProps) {
  return (
    <Layout
      preview="Your place is ready. You need no password to begin."
      why={`You get this because ${adderName} gave you a place in ${workspaceName}.`}
      workspaceName={workspaceName}
    >
      <Title>Welcome to {workspaceName}</Title>
      <Greeting name={recipientName}>
        in Rapport your colleagues ask each other for feedback and read what was said. You need no password: have a link
        sent to {email}, and you are in.
      </Greeting>
      <ActionButton href={link} label="Sign in" />
      <SmallPrint>If you do not know {adderName}, you can leave this letter unanswered.</SmallPrint>
    </Layout>
  )
}

MemberAdded.PreviewProps = {
  recipientName: 'Tom',
  email: 'tom.reed@acme.example',
  adderName: 'Amara Okafor',
  workspaceName: 'Acme',
  link: 'https://rapport.example/auth/login',
} satisfies MemberAddedProps
