import { ShortLetter } from '@/emails/_parts/short-letter'

export interface SecondFactorResetProps {
  recipientName: string
  /** Day, time and zone in words. */
  at: string
  /** The support page. */
  link: string
}

export const subject = (_props: SecondFactorResetProps) => 'Your two-step sign-in was reset'

export default function SecondFactorReset({ at, ...props }: SecondFactorResetProps) {
  return (
    <ShortLetter
      {...props}
      title="Your two-step sign-in was reset"
      text={`Support reset it on ${at}. Sign in and set it up again.`}
      button="Contact support"
      smallPrint="Didn’t ask for this? Tell us."
      why="this is your account’s address"
    />
  )
}

SecondFactorReset.PreviewProps = {
  recipientName: 'Priya',
  at: 'Nov 21, 2026, 05:00 pm (Kolkata)',
  link: 'https://rapport.example/support',
} satisfies SecondFactorResetProps
