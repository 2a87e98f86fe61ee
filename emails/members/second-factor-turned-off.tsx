import { ShortLetter } from '@/emails/_parts/short-letter'

export interface SecondFactorTurnedOffProps {
  recipientName: string
  /** Day, time and zone in words. */
  at: string
  /** The password reset, if it was somebody else. */
  link: string
}

export const subject = (_props: SecondFactorTurnedOffProps) => 'Two-step sign-in is off'

export default function SecondFactorTurnedOff({ at, ...props }: SecondFactorTurnedOffProps) {
  return (
    <ShortLetter
      {...props}
      title="Two-step sign-in is off"
      text={`Turned off on ${at}. Your password or a sign-in link is enough.`}
      button="This wasn’t me"
      smallPrint="Wasn’t you? Choose a new password. That signs you out everywhere."
      why="this is your account’s address"
    />
  )
}

SecondFactorTurnedOff.PreviewProps = {
  recipientName: 'Priya',
  at: 'Nov 21, 2026, 05:00 pm (Kolkata)',
  link: 'https://rapport.example/forgot-password',
} satisfies SecondFactorTurnedOffProps
