import { ShortLetter } from '@/emails/_parts/short-letter'

export interface EmailVerificationProps {
  link: string
}

export const subject = (_props: EmailVerificationProps) => 'Confirm your e-mail address for Rapport'

export default function EmailVerification(props: EmailVerificationProps) {
  return (
    <ShortLetter
      {...props}
      title="Confirm your address"
      text="It opens your workspace. The link works once, for 24 hours."
      button="Confirm my address"
      smallPrint="Wasn’t you? Ignore this e-mail."
      why="someone registered with this address"
    />
  )
}

EmailVerification.PreviewProps = {
  link: 'https://rapport.example/email-verification-result?token=Yk3mJ0v5cQe8sTzN1wUa7hRfLx2pBdGi4oKyMnEqWsA',
} satisfies EmailVerificationProps
