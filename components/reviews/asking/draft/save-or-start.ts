import { saveDraftAction, startReviewAction } from '@/lib/reviews/drafting/actions'
import type { SaveDraft } from './draft-saver'

/** Gives the draft its own address, so that loading the page again finds it. The router keeps the page as it is. */
function showAddress(id: string) {
  const step = new URLSearchParams(window.location.search).get('step') ?? 'questions'
  window.history.replaceState(null, '', `/feedback/edit/${id}?step=${step}`)
}

/** Saves a draft; the first save of a new one stores it, so that a look at a format leaves nothing behind. */
export const saveOrStart: SaveDraft = async (input) => {
  if (input.version > 0) return saveDraftAction(input)
  const { id, content } = input
  const result = await startReviewAction({ madeId: id, content })
  if (result?.data && window.location.pathname === '/feedback/add') showAddress(id)
  return result
}
