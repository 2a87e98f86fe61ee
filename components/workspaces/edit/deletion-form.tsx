'use client'

import { Button } from '@/components/ui/button/button'
import { PlainField } from '@/components/ui/form/plain/plain-field'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { leaveTo } from '@/components/members/sign-in/auth-request'
import { scheduleDeletionAction } from '@/lib/workspaces/deletion/actions'
import { isNameOf } from '@/lib/workspaces/deletion/rules'

async function deleteAndLeave(before: unknown, form: FormData) {
  const answer = await scheduleDeletionAction(before, form)
  if (answer.data) await leaveTo('/workspace/switch')
  return answer
}

/** Deletes the workspace after its name is typed. */
export function DeletionForm({ workspaceName }: { workspaceName: string }) {
  const isMeant = (typed: string) => (isNameOf(typed, workspaceName) ? undefined : 'Type the name of this workspace.')
  const form = usePlainForm({ action: deleteAndLeave, checks: { typedName: isMeant } })
  return (
    <PlainFormFrame form={form}>
      <PlainField
        form={form}
        name="typedName"
        label={<span className="wrap-anywhere">Type “{workspaceName}” to confirm</span>}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div>
        <Button type="submit" variant="danger" pending={form.pending}>
          Delete workspace
        </Button>
      </div>
    </PlainFormFrame>
  )
}
