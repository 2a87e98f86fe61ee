import { ActionButton } from '@/emails/_parts/button'
import { Layout } from '@/emails/_parts/layout'
import { Greeting, Paragraph, Title } from '@/emails/_parts/text'

export interface PasswordChangedProps {
  recipientName: string
  /** Day, time and zone in words. */
  changedOn: string
  /** Where a new password can be asked for, should it have been somebody else. */
  link: string
}

export const subject = (_props: PasswordChangedProps) => 'Your password for Rapport is new'

export default function PasswordChanged({ recipientName, changedOn, link }: PasswordChangedProps) {
  return (
    <Layout
      preview={`It was set on ${changedOn}.`}
      why="You get this because the password of your account was set or changed."
    >
      <Title>You have a new password</Title>
      <Greeting name={recipientName}>your password was set on {changedOn}. If that was you, all is well.</Greeting>
      <Paragraph>If it was not, choose another one now. That ends every session of whoever did it.</Paragraph>
      <ActionButton href={link} label="This was not me" />
    </Layout>
  )
}

PasswordChanged.PreviewProps = {
  recipientName: 'Priya',
  changedOn: 'Nov 21, 2026, 05:00 pm (Kolkata)',
  link: 'https://rapport.example/forgot-password',
} satisfies PasswordChangedProps
