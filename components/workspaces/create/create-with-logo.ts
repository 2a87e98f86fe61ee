import { recordEvent } from '@/components/shell/analytics/record-event'
import { faultsOf, type ActionResult } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { pictureLimits, TOO_LARGE, UNREADABLE } from '@/lib/members/pictures/rules'
import { createWorkspaceAction } from '@/lib/workspaces/actions'
import { setLogoAction } from '@/lib/workspaces/logos/actions'
import { goOn, moveSession } from '@/components/workspaces/switch/enter-workspace'

/** The picture that was chosen, taken out of the form: it is sent on its own, once there is a workspace to give it to. */
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
    // Whatever it is, it is no picture.
    () => false,
  )

/** Why a picture will be refused, as far as the browser can tell: nothing is made before that is put right. */
async function faultOf(file: File) {
  if (file.size > pictureLimits.bytes) return TOO_LARGE
  return (await isReadable(file)) ? undefined : UNREADABLE
}

/** Makes a workspace and goes on in it, with its logo in place if one was chosen. */
export async function createWithLogo(before: unknown, form: FormData): Promise<ActionResult<{ id: string }>> {
  const file = takeLogo(form)
  const fault = file && (await faultOf(file))
  if (fault !== undefined) return { validationErrors: { fieldErrors: { logo: [fault] } } }
  const answer = await createWorkspaceAction(before, form)
  if (!answer.data) return answer
  recordEvent('workspace.created')
  await moveSession(answer.data.id)
  const isWithout = file !== undefined && faultsOf(await answerOf(setLogoAction({ file }))) !== undefined
  // The workspace stands all the same; its settings take another picture.
  return goOn(isWithout ? '/workspace/edit' : '/dashboard')
}
