import { SignOutForm } from '@/components/members/sign-out-form'
import { AuthFrame } from '@/components/shell/frames/auth-frame'
import { TextLink } from '@/components/ui/button/text-link'
import type { TwoStepView } from '@/lib/members/second-factor/queries'
import { TwoStepPart } from './two-step-part'

/** The demanding workspace, or the platform for super admins. */
export type TwoStepDemand = { workspace: string } | 'platform' | null

interface TwoStepScreenProps {
  view: TwoStepView
  demand: TwoStepDemand
  /** Super admins have none. */
  hasWorkspaces: boolean
  /** The original target. */
  next: string
}

const demanded = 'Set it up with an authenticator app to continue.'

const wordsFor = (demand: TwoStepDemand) => {
  if (demand === 'platform') return { title: 'Super admins need two-step sign-in', text: demanded }
  if (demand) return { title: `${demand.workspace} requires two-step sign-in`, text: demanded }
  return { title: 'Two-step sign-in', text: 'A code from your phone, on top of your password or a mailed link.' }
}

/** For people who can't continue without two-step sign-in, and for super admins, who have no profile. */
export function TwoStepScreen({ view, demand, hasWorkspaces, next }: TwoStepScreenProps) {
  const here = `/profile/two-step?callbackUrl=${encodeURIComponent(next)}`
  return (
    <AuthFrame
      help="two-step-sign-in"
      {...wordsFor(demand)}
      aside={
        <div className="flex flex-col items-center gap-4">
          {hasWorkspaces && <TextLink href="/workspace/switch">Your workspaces</TextLink>}
          <SignOutForm look="button" />
        </div>
      }
    >
      <TwoStepPart view={view} here={here} next={next} />
    </AuthFrame>
  )
}
