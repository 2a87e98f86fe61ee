import { AuthFrame } from '@/components/shell/frames/auth-frame'
import { TextLink } from '@/components/ui/button/text-link'
import { plural } from '@/lib/shared/text'
import { CreateForm } from './create-form'

export function CreateScreen({ trialDays }: { trialDays: number | null }) {
  const trial = trialDays === null ? '' : ` and try Pro for ${plural(trialDays, 'day')}`
  return (
    <AuthFrame
      help="switch-workspace"
      title="Create a workspace"
      text={`You’ll be its admin${trial}.`}
      footer={<TextLink href="/workspace/switch">Your workspaces</TextLink>}
    >
      <CreateForm />
    </AuthFrame>
  )
}
