import { saveDraftAction, startReviewAction } from '@/lib/reviews/drafting/actions'
import type { SaveDraft } from './autosave'

/** Puts the draft's id into the URL for reloads, without a navigation. */
function showAddress(id: string) {
  if (window.location.pathname !== '/feedback/add') return
  const step = new URLSearchParams(window.location.search).get('step') ?? 'questions'
  window.history.replaceState(null, '', `/feedback/edit/${id}?step=${step}`)
}

/** Saves a draft; the first save creates it, so previewing a format stores nothing. */
export const saveOrStart: SaveDraft = async (input) => {
  const { id, version, content } = input
  const result = await (version === 0 ? startReviewAction({ madeId: id, content }) : saveDraftAction(input))
  if (result?.data) showAddress(id)
  return result
}
