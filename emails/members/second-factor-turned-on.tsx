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
      text={`It was turned on for your account on ${at}. Signing in now takes a code from your authenticator app.`}
      button="This wasn’t me"
      smallPrint="Wasn’t you? Choose a new password now. That signs you out everywhere."
      why="You get this because this is the address of your account."
    />
  )
}

SecondFactorTurnedOn.PreviewProps = {
  recipientName: 'Priya',
  at: 'Nov 21, 2026, 05:00 pm (Kolkata)',
  link: 'https://rapport.example/forgot-password',
} satisfies SecondFactorTurnedOnProps
