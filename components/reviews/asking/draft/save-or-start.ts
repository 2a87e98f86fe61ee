import { saveDraftAction, startReviewAction } from '@/lib/reviews/drafting/actions'
import type { SaveDraft } from './draft-saver'

/** Gives the draft its own address, so that loading the page again finds it. The router keeps the page as it is. */
function showAddress(id: string) {
  if (window.location.pathname !== '/feedback/add') return
  const step = new URLSearchParams(window.location.search).get('step') ?? 'questions'
  window.history.replaceState(null, '', `/feedback/edit/${id}?step=${step}`)
}

/** Saves a draft; the first save of a new one stores it, so that a look at a format leaves nothing behind. */
export const saveOrStart: SaveDraft = async (input) => {
  const { id, version, content } = input
  const result = await (version === 0 ? startReviewAction({ madeId: id, content }) : saveDraftAction(input))
  if (result?.data) showAddress(id)
  return result
}
