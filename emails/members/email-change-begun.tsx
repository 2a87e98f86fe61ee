import { ActionButton } from '@/emails/_parts/button'
import { Layout } from '@/emails/_parts/layout'
import { Greeting, SmallPrint, Title } from '@/emails/_parts/text'

export interface EmailChangeBegunProps {
  recipientName: string
  link: string
}

export const subject = (_props: EmailChangeBegunProps) => 'Change your e-mail address at Rapport?'

export default function EmailChangeBegun({ recipientName, link }: EmailChangeBegunProps) {
  return (
    <Layout
      preview="The link leads to where you say the new one. It counts for 30 minutes."
      why="You get this because somebody who is signed in as you wants to change your address."
    >
      <Title>Is it you?</Title>
      <Greeting name={recipientName}>
        you want to change the address of your account. The link takes you back to your settings, where you say the new
        one. It counts for 30 minutes.
      </Greeting>
      <ActionButton href={link} label="Go on" />
      <SmallPrint>
        If it was not you, do nothing here, and sign out your other devices under Settings in your profile.
      </SmallPrint>
    </Layout>
  )
}

EmailChangeBegun.PreviewProps = {
  recipientName: 'Priya',
  link: 'https://rapport.example/profile?tab=settings&code=1795280000000.Yk3mJ0v5cQe8sTzN1wUa7hRfLx2pBdGi4oKyMnEqWsA',
} satisfies EmailChangeBegunProps
