import { Callout } from '@/components/ui/display/callout'
import { signInNotice } from '@/lib/members/sign-in/rules'

const doneTexts = {
  reset: 'Password saved. Sign in with it.',
  deleted: 'Your account is deleted.',
  'two-step': 'Sign in again, then set up two-step sign-in.',
} as const

interface SignInCalloutProps {
  /** The error code of the previous step. */
  error: string | undefined
  /** What the previous step did, or asks for. */
  done: keyof typeof doneTexts | undefined
}

/** Why a sign-in is needed. */
export function SignInCallout({ error, done }: SignInCalloutProps) {
  const notice = signInNotice(error)
  if (notice) return <Callout tone={notice.tone}>{notice.text}</Callout>
  return done && <Callout tone={done === 'two-step' ? 'info' : 'success'}>{doneTexts[done]}</Callout>
}
