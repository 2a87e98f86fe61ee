import { ActionButton } from '@/emails/_parts/button'
import { Layout } from '@/emails/_parts/layout'
import { Greeting, SmallPrint, Title } from '@/emails/_parts/text'

export interface AccountDeletionAskedProps {
  recipientName: string
  link: string
}

export const subject = (_props: AccountDeletionAskedProps) => 'Delete your account at Rapport?'

export default function AccountDeletionAsked({ recipientName, link }: AccountDeletionAskedProps) {
  return (
    <Layout
      preview="The link leads to the last question. It counts for 30 minutes."
      why="You get this because somebody who is signed in as you asked to delete your account."
    >
      <Title>One question before you go</Title>
      <Greeting name={recipientName}>
        you asked to delete your account. The link takes you to the page that says what goes and what stays; only there,
        after one more press, is anything deleted. It counts for 30 minutes.
      </Greeting>
      <ActionButton href={link} label="Go on" />
      <SmallPrint>
        If it was not you, do nothing here, and sign out your other devices under Settings in your profile.
      </SmallPrint>
    </Layout>
  )
}

AccountDeletionAsked.PreviewProps = {
  recipientName: 'Priya',
  link: 'https://rapport.example/profile/delete?code=1795280000000.Yk3mJ0v5cQe8sTzN1wUa7hRfLx2pBdGi4oKyMnEqWsA',
} satisfies AccountDeletionAskedProps
