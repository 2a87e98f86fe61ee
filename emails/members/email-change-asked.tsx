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
      text={`The new address would be ${newEmail}. Nothing changes until it’s confirmed.`}
      button="This wasn’t me"
      smallPrint="Wasn’t you? Choose a new password now. That signs out everyone else, and your address stays."
      why="You get this because this is the address of your account."
    />
  )
}

EmailChangeAsked.PreviewProps = {
  recipientName: 'Priya',
  newEmail: 'priya@example.com',
  link: 'https://rapport.example/forgot-password',
} satisfies EmailChangeAskedProps
