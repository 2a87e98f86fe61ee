import { AuthFrame } from '@/components/shell/auth-frame'
import { TextLink } from '@/components/ui/button/text-link'
import { marketingSourceLabels, sizeLabels } from '@/lib/workspaces/schema'
import { CreateForm } from './create-form'

/** A further workspace for somebody who has an account. */
export function CreateScreen({ hasTrial }: { hasTrial: boolean }) {
  const trial = hasTrial ? ' and try Pro for 14 days' : ''
  return (
    <AuthFrame
      title="Create a workspace"
      text={`A place of its own, with people, feedback and settings that no other workspace sees. You will be its first admin${trial}.`}
      footer={<TextLink href="/workspace/switch">Your workspaces</TextLink>}
    >
      <CreateForm sizes={Object.entries(sizeLabels)} sources={Object.entries(marketingSourceLabels)} />
    </AuthFrame>
  )
}
