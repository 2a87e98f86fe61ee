import { ShortLetter } from '@/emails/_parts/short-letter'

export interface SecondFactorRecoveryCodeUsedProps {
  recipientName: string
  /** Day, time and zone in words. */
  at: string
  /** "7 of 10 recovery codes left". */
  codesLeft: string
  /** The link to create new codes. */
  link: string
}

export const subject = (_props: SecondFactorRecoveryCodeUsedProps) => 'A Rapport recovery code was used'

export default function SecondFactorRecoveryCodeUsed({ at, codesLeft, ...props }: SecondFactorRecoveryCodeUsedProps) {
  return (
    <ShortLetter
      {...props}
      title={codesLeft}
      text={`One was used on ${at}.`}
      button="Create new codes"
      smallPrint="Running low, or wasn’t you? Create new codes. The old ones stop working."
      why="this is your account’s address"
    />
  )
}

SecondFactorRecoveryCodeUsed.PreviewProps = {
  recipientName: 'Priya',
  at: 'Nov 21, 2026, 05:00 pm (Kolkata)',
  codesLeft: '7 of 10 recovery codes left',
  link: 'https://rapport.example/profile/two-step',
} satisfies SecondFactorRecoveryCodeUsedProps
