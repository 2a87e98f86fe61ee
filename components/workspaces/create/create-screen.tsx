import { AuthFrame } from '@/components/shell/frames/auth-frame'
import { TextLink } from '@/components/ui/button/text-link'
import { founderNote } from '@/components/workspaces/founder-note'
import { CreateForm } from './create-form'

export function CreateScreen({ trialDays }: { trialDays: number | null }) {
  return (
    <AuthFrame
      help="switch-workspace"
      title="Create a workspace"
      text={founderNote(trialDays)}
      footer={<TextLink href="/workspace/switch">Your workspaces</TextLink>}
    >
      <CreateForm />
    </AuthFrame>
  )
}
