import { answerOf } from '@/components/ui/form/answer-of'
import { showCelebrationsAction } from '@/lib/celebrations/actions'

/** Whether this window shows these today; undefined: no answer. */
export async function claimDialog(ids: string[]): Promise<boolean | undefined> {
  const answer = await answerOf(showCelebrationsAction({ ids }))
  return answer?.data?.isShown
}
