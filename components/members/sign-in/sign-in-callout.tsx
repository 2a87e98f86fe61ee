import { Callout } from '@/components/ui/display/callout'
import { signInNotice } from '@/lib/members/sign-in/rules'

interface SignInCalloutProps {
  /** The error code of the previous step. */
  error: string | undefined
  /** The success of the previous step. */
  done: 'reset' | undefined
}

/** Why a sign-in is needed. */
export function SignInCallout({ error, done }: SignInCalloutProps) {
  const notice = signInNotice(error)
  if (notice) return <Callout tone={notice.tone}>{notice.text}</Callout>
  return done && <Callout>Password saved. Sign in with it.</Callout>
}
