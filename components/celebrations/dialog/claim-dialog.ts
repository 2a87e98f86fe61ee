import { answerOf } from '@/components/ui/form/answer-of'
import { showCelebrationsAction } from '@/lib/celebrations/actions'

/** Whether this window shows today's dialog. */
export async function claimDialog(): Promise<boolean> {
  const answer = await answerOf(showCelebrationsAction({}))
  return answer?.data?.isShown === true
}
