import { ActionButton } from '@/emails/_parts/button'
import { Layout } from '@/emails/_parts/layout'
import { Greeting, SmallPrint, Title } from '@/emails/_parts/text'

export interface PasswordResetProps {
  /** Empty until the address is known to be theirs. */
  recipientName: string
  link: string
}

export const subject = (_props: PasswordResetProps) => 'Choose your password for Rapport'

export default function PasswordReset({ recipientName, link }: PasswordResetProps) {
  return (
    <Layout
      preview="The link works once, for 30 minutes."
      why="You get this because somebody asked to choose a password for this address."
    >
      <Title>Your password</Title>
      <Greeting name={recipientName}>
        choose your password with this link. It works once, for 30 minutes, and signs you out everywhere.
      </Greeting>
      <ActionButton href={link} label="Choose a password" />
      <SmallPrint>If it was not you, do nothing, and nothing changes.</SmallPrint>
    </Layout>
  )
}

PasswordReset.PreviewProps = {
  recipientName: 'Priya',
  link: 'https://rapport.example/reset-password?token=Yk3mJ0v5cQe8sTzN1wUa7hRfLx2pBdGi4oKyMnEqWsA',
} satisfies PasswordResetProps
