import { ShortLetter } from '@/emails/_parts/short-letter'

export interface SecondFactorCodesReplacedProps {
  recipientName: string
  /** Day, time and zone in words. */
  at: string
  /** The password reset, if it was somebody else. */
  link: string
}

export const subject = (_props: SecondFactorCodesReplacedProps) => 'You have new recovery codes for Rapport'

export default function SecondFactorCodesReplaced({ at, ...props }: SecondFactorCodesReplacedProps) {
  return (
    <ShortLetter
      {...props}
      title="You have new recovery codes"
      text={`Created on ${at}. Earlier codes no longer work.`}
      button="This wasn’t me"
      smallPrint="Wasn’t you? Choose a new password. That signs you out everywhere."
      why="this is your account’s address"
    />
  )
}

SecondFactorCodesReplaced.PreviewProps = {
  recipientName: 'Priya',
  at: 'Nov 21, 2026, 05:00 pm (Kolkata)',
  link: 'https://rapport.example/forgot-password',
} satisfies SecondFactorCodesReplacedProps
