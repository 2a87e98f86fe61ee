import { ShortLetter } from '@/emails/_parts/short-letter'

export interface EmailChangeAskedProps {
  recipientName: string
  newEmail: string
  /** The password reset, if it was somebody else. */
  link: string
}

export const subject = (_props: EmailChangeAskedProps) => 'New e-mail address for your Rapport account?'

export default function EmailChangeAsked({ newEmail, ...props }: EmailChangeAskedProps) {
  return (
    <ShortLetter
      {...props}
      title="Someone wants to change your e-mail address"
      text={`New address: ${newEmail}. Nothing changes until it’s confirmed.`}
      button="This wasn’t me"
      smallPrint="Wasn’t you? Choose a new password. That signs out everyone else."
      why="this is your account’s address"
    />
  )
}

EmailChangeAsked.PreviewProps = {
  recipientName: 'Priya',
  newEmail: 'priya@example.com',
  link: 'https://rapport.example/forgot-password',
} satisfies EmailChangeAskedProps
