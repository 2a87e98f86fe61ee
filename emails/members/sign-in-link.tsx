import { ShortLetter } from '@/emails/_parts/short-letter'

export interface SignInLinkProps {
  /** Empty for an unproven address. */
  recipientName: string
  /** The address it signs in. */
  email: string
  link: string
}

export const subject = (_props: SignInLinkProps) => 'Your sign-in link for Rapport'

export default function SignInLink({ email, ...props }: SignInLinkProps) {
  return (
    <ShortLetter
      {...props}
      title="Sign in to Rapport"
      text={`You’ll be signed in as ${email}. The link works once, for 10 minutes.`}
      button="Sign in"
      smallPrint="Didn’t ask for it? Ignore this e-mail."
      why="you asked for a sign-in link"
    />
  )
}

SignInLink.PreviewProps = {
  recipientName: 'Priya',
  email: 'priya@acme.example',
  link: 'https://rapport.example/auth/magic-link/Yk3mJ0v5cQe8sTzN1wUa7hRfLx2pBdGi4oKyMnEqWsA',
} satisfies SignInLinkProps
