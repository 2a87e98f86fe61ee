import { ActionButton } from '@/emails/_parts/button'
import { Layout } from '@/emails/_parts/layout'
import { Greeting, Paragraph, Title } from '@/emails/_parts/text'

export interface SecondFactorResetProps {
  recipientName: string
  /** Day, time and zone in words. */
  at: string
  /** Where those who run the platform can be reached. */
  link: string
}

export const subject = (_props: SecondFactorResetProps) => 'Your two-step sign-in was reset'

export default function SecondFactorReset({ recipientName, at, link }: SecondFactorResetProps) {
  return (
    <Layout preview={`It was reset on ${at}.`} why="You get this because two-step sign-in was reset for your account.">
      <Title>Your two-step sign-in was reset</Title>
      <Greeting name={recipientName}>
        the support team reset two-step sign-in for your account on {at}. You’re signed out everywhere. Sign in and set
        it up again.
      </Greeting>
      <Paragraph>If you didn’t ask for this, tell us.</Paragraph>
      <ActionButton href={link} label="Contact support" />
    </Layout>
  )
}

SecondFactorReset.PreviewProps = {
  recipientName: 'Priya',
  at: 'Nov 21, 2026, 05:00 pm (Kolkata)',
  link: 'https://rapport.example/support',
} satisfies SecondFactorResetProps
