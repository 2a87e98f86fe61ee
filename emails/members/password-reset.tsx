import { ShortLetter } from '@/emails/_parts/short-letter'

export interface PasswordResetProps {
  /** Empty for an unproven address. */
  recipientName: string
  link: string
}

export const subject = (_props: PasswordResetProps) => 'Choose your Rapport password'

export default function PasswordReset(props: PasswordResetProps) {
  return (
    <ShortLetter
      {...props}
      title="Choose your password"
      text="The link works once, for 30 minutes. A new password signs you out everywhere."
      button="Choose a password"
      smallPrint="Wasn’t you? Ignore this e-mail."
      why="someone asked for a new password"
    />
  )
}

PasswordReset.PreviewProps = {
  recipientName: 'Priya',
  link: 'https://rapport.example/reset-password?token=Yk3mJ0v5cQe8sTzN1wUa7hRfLx2pBdGi4oKyMnEqWsA',
} satisfies PasswordResetProps
