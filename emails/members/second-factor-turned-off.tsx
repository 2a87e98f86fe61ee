import { ActionButton } from '@/emails/_parts/button'
import { Layout } from '@/emails/_parts/layout'
import { Greeting, Paragraph, Title } from '@/emails/_parts/text'

export interface SecondFactorTurnedOffProps {
  recipientName: string
  /** Day, time and zone in words. */
  at: string
  /** Where a new password can be asked for, should it have been somebody else. */
  link: string
}

export const subject = (_props: SecondFactorTurnedOffProps) => 'Two-step sign-in is off'

export default function SecondFactorTurnedOff({ recipientName, at, link }: SecondFactorTurnedOffProps) {
  return (
    <Layout
      preview={`It was turned off on ${at}.`}
      why="You get this because two-step sign-in was turned off for your account."
    >
      <Title>Two-step sign-in is off</Title>
      <Greeting name={recipientName}>
        two-step sign-in was turned off for your account on {at}. Your password or a mailed link is enough again.
      </Greeting>
      <Paragraph>If that wasn’t you, choose a new password now. That signs you out everywhere.</Paragraph>
      <ActionButton href={link} label="This was not me" />
    </Layout>
  )
}

SecondFactorTurnedOff.PreviewProps = {
  recipientName: 'Priya',
  at: 'Nov 21, 2026, 05:00 pm (Kolkata)',
  link: 'https://rapport.example/forgot-password',
} satisfies SecondFactorTurnedOffProps
