import { ActionButton } from '../_parts/button'
import { Layout } from '../_parts/layout'
import { Greeting, SmallPrint, Title } from '../_parts/text'

export interface PasswordResetProps {
  /** Empty until the address is known to be theirs. */
  recipientName: string
  link: string
}

export const subject = (_props: PasswordResetProps) => 'Choose a new password for Rapport'

export default function PasswordReset({ recipientName, link }: PasswordResetProps) {
  return (
    <Layout
      preview="The link works once, for 30 minutes."
      why="You get this because somebody asked for a new password for this address."
    >
      <Title>A new password</Title>
      <Greeting name={recipientName}>
        choose a new password with this link. It works once, for 30 minutes, and signs you out everywhere else.
      </Greeting>
      <ActionButton href={link} label="Choose a password" />
      <SmallPrint>If it was not you, do nothing: your password stays as it is.</SmallPrint>
    </Layout>
  )
}

PasswordReset.PreviewProps = {
  recipientName: 'Priya',
  link: 'https://rapport.example/reset-password?token=Yk3mJ0v5cQe8sTzN1wUa7hRfLx2pBdGi4oKyMnEqWsA',
} satisfies PasswordResetProps
