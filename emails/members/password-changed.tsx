import { ShortLetter } from '@/emails/_parts/short-letter'

export interface PasswordChangedProps {
  recipientName: string
  /** Day, time and zone in words. */
  changedOn: string
  /** The password reset, if it was somebody else. */
  link: string
}

export const subject = (_props: PasswordChangedProps) => 'You have a new Rapport password'

export default function PasswordChanged({ changedOn, ...props }: PasswordChangedProps) {
  return (
    <ShortLetter
      {...props}
      title="You have a new password"
      text={`Set on ${changedOn}.`}
      button="This wasn’t me"
      smallPrint="Wasn’t you? Choose a new password. That signs out everyone else."
      why="this is your account’s address"
    />
  )
}

PasswordChanged.PreviewProps = {
  recipientName: 'Priya',
  changedOn: 'Nov 21, 2026, 05:00 pm (Kolkata)',
  link: 'https://rapport.example/forgot-password',
} satisfies PasswordChangedProps
