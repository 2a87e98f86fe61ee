import { Callout } from '@/components/ui/display/callout'
import { signInNotice } from '@/lib/members/sign-in/rules'

interface SignInCalloutProps {
  /** The code of what went wrong before this screen. */
  error: string | undefined
  /** What went well before it. */
  done: 'reset' | undefined
}

/** Why one is asked to sign in, above the form. */
export function SignInCallout({ error, done }: SignInCalloutProps) {
  const notice = signInNotice(error)
  if (notice) return <Callout tone={notice.tone}>{notice.text}</Callout>
  return done && <Callout>Password saved. Sign in with it.</Callout>
}
