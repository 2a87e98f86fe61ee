import { ActionButton } from '@/emails/_parts/button'
import { Layout } from '@/emails/_parts/layout'
import { Greeting, Paragraph, Title } from '@/emails/_parts/text'

export interface EmailChangeAskedProps {
  recipientName: string
  newEmail: string
  /** Where a new password is asked for, should it have been somebody else. */
  link: string
}

export const subject = (_props: EmailChangeAskedProps) => 'Another e-mail address for your account at Rapport?'

export default function EmailChangeAsked({ recipientName, newEmail, link }: EmailChangeAskedProps) {
  return (
    <Layout
      preview="Nothing changes before the new one is confirmed."
      why="You get this because this is the address of your account."
    >
      <Title>Another address was asked for</Title>
      <Greeting name={recipientName}>
        somebody who is signed in as you wants to use {newEmail} for your account. Nothing changes before that address
        is confirmed. If it was you, all is well.
      </Greeting>
      <Paragraph>
        If it was not, choose a new password now. That ends every session of whoever did it, and the address stays
        yours.
      </Paragraph>
      <ActionButton href={link} label="This was not me" />
    </Layout>
  )
}

EmailChangeAsked.PreviewProps = {
  recipientName: 'Priya',
  newEmail: 'priya@example.com',
  link: 'https://rapport.example/forgot-password',
} satisfies EmailChangeAskedProps
