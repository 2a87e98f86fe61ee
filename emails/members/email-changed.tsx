import { ShortLetter } from '@/emails/_parts/short-letter'

export interface EmailChangedProps {
  recipientName: string
  newEmail: string
  /** Day, time and zone in words. */
  changedOn: string
  /** The report link, if it was somebody else. */
  link: string
}

export const subject = (_props: EmailChangedProps) => 'Your Rapport account has a new e-mail address'

export default function EmailChanged({ newEmail, changedOn, ...props }: EmailChangedProps) {
  return (
    <ShortLetter
      {...props}
      title="Your e-mail address has changed"
      text={`Since ${changedOn} you sign in with ${newEmail}.`}
      button="This wasn’t me"
      why="this was your account’s address"
    />
  )
}

EmailChanged.PreviewProps = {
  recipientName: 'Priya',
  newEmail: 'priya@example.com',
  changedOn: 'Nov 21, 2026, 05:00 pm (Kolkata)',
  link: 'https://rapport.example/support?query=contact',
} satisfies EmailChangedProps
