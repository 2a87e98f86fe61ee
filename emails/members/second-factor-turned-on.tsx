import { ShortLetter } from '@/emails/_parts/short-letter'

export interface SecondFactorTurnedOnProps {
  recipientName: string
  /** Day, time and zone in words. */
  at: string
  /** The password reset, if it was somebody else. */
  link: string
}

export const subject = (_props: SecondFactorTurnedOnProps) => 'Two-step sign-in is on'

export default function SecondFactorTurnedOn({ at, ...props }: SecondFactorTurnedOnProps) {
  return (
    <ShortLetter
      {...props}
      title="Two-step sign-in is on"
      text={`Turned on ${at}. Signing in takes a code from your authenticator app.`}
      button="This wasn’t me"
      smallPrint="Wasn’t you? Choose a new password. That signs you out everywhere."
      why="this is your account’s address"
    />
  )
}

SecondFactorTurnedOn.PreviewProps = {
  recipientName: 'Priya',
  at: 'Nov 21, 2026, 05:00 pm (Kolkata)',
  link: 'https://rapport.example/forgot-password',
} satisfies SecondFactorTurnedOnProps
