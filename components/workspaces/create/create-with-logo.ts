import { recordEvent } from '@/components/shell/analytics/record-event'
import { faultsOf, type ActionResult } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { pictureLimits, TOO_LARGE, UNREADABLE } from '@/lib/members/pictures/rules'
import { createWorkspaceAction } from '@/lib/workspaces/actions'
import { setLogoAction } from '@/lib/workspaces/logos/actions'
import { goOn, moveSession } from '@/components/workspaces/switch/enter-workspace'

/** The chosen logo, removed from the form because it is uploaded after the workspace exists. */
function takeLogo(form: FormData) {
  const chosen = form.get('logo')
  form.delete('logo')
  return chosen instanceof File && chosen.size > 0 ? chosen : undefined
}

const isReadable = (file: File) =>
  createImageBitmap(file).then(
    (drawn) => {
      drawn.close()
      return true
    },
    // Not a picture.
    () => false,
  )

/** Why a picture would be refused, checked before anything is created. */
async function faultOf(file: File) {
  if (file.size > pictureLimits.bytes) return TOO_LARGE
  return (await isReadable(file)) ? undefined : UNREADABLE
}

/** Creates a workspace with its logo and switches to it. */
export async function createWithLogo(before: unknown, form: FormData): Promise<ActionResult<{ id: string }>> {
  const file = takeLogo(form)
  const fault = file && (await faultOf(file))
  if (fault !== undefined) return { validationErrors: { fieldErrors: { logo: [fault] } } }
  const answer = await createWorkspaceAction(before, form)
  if (!answer.data) return answer
  recordEvent('workspace.created')
  await moveSession(answer.data.id)
  const isWithout = file !== undefined && faultsOf(await answerOf(setLogoAction({ file }))) !== undefined
  // The workspace exists; settings accept another picture.
  return goOn(isWithout ? '/workspace/edit' : '/dashboard')
}
