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
      text={`A recovery code was used on ${at}. It can’t be used again.`}
      button="Create new codes"
      smallPrint="Running out, or wasn’t you? Create new codes. The ones you have then stop working."
      why="You get this because this is the address of your account."
    />
  )
}

SecondFactorRecoveryCodeUsed.PreviewProps = {
  recipientName: 'Priya',
  at: 'Nov 21, 2026, 05:00 pm (Kolkata)',
  codesLeft: '7 of 10 recovery codes left',
  link: 'https://rapport.example/profile/two-step',
} satisfies SecondFactorRecoveryCodeUsedProps
