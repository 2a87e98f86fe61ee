import { ActionButton } from '@/emails/_parts/button'
import { Layout } from '@/emails/_parts/layout'
import { Greeting, Paragraph, Title } from '@/emails/_parts/text'

export interface SecondFactorTurnedOnProps {
  recipientName: string
  /** Day, time and zone in words. */
  at: string
  /** Where a new password can be asked for, should it have been somebody else. */
  link: string
}

export const subject = (_props: SecondFactorTurnedOnProps) => 'Two-step sign-in is on'

export default function SecondFactorTurnedOn({ recipientName, at, link }: SecondFactorTurnedOnProps) {
  return (
    <Layout
      preview={`It was turned on on ${at}.`}
      why="You get this because two-step sign-in was turned on for your account."
    >
      <Title>Two-step sign-in is on</Title>
      <Greeting name={recipientName}>
        two-step sign-in was turned on for your account on {at}. Signing in now takes a code from your authenticator
        app.
      </Greeting>
      <Paragraph>If that wasn’t you, choose a new password now. That signs you out everywhere.</Paragraph>
      <ActionButton href={link} label="This was not me" />
    </Layout>
  )
}

SecondFactorTurnedOn.PreviewProps = {
  recipientName: 'Priya',
  at: 'Nov 21, 2026, 05:00 pm (Kolkata)',
  link: 'https://rapport.example/forgot-password',
} satisfies SecondFactorTurnedOnProps
