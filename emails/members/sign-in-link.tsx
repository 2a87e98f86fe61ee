import { ShortLetter } from '@/emails/_parts/short-letter'

export interface SignInLinkProps {
  /** Includes the name only for a proven address. */
  greeting: string
  link: string
}

export const subject = (_props: SignInLinkProps) => 'Your sign-in link for Rapport'

export default function SignInLink({ greeting, ...props }: SignInLinkProps) {
  return (
    <ShortLetter
      {...props}
      title={greeting}
      text="This link works once, for 10 minutes."
      button="Sign in"
      smallPrint="Didn’t ask for it? Ignore this e-mail."
      why="you asked for a sign-in link"
    />
  )
}

SignInLink.PreviewProps = {
  greeting: 'Welcome back, Priya',
  link: 'https://rapport.example/auth/magic-link/Yk3mJ0v5cQe8sTzN1wUa7hRfLx2pBdGi4oKyMnEqWsA',
} satisfies SignInLinkProps
