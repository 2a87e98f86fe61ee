'use client'

import { usePress } from '@/components/ui/form/use-press'
import { pauseReviewAction } from '@/lib/reviews/operating/actions'

export function usePausing(id: string) {
  const press = usePress()
  return {
    title: 'Pause this feedback?',
    text: 'No answers until you resume. Drafts are kept, and people still to answer get a note.',
    confirm: 'Pause',
    onConfirm: async () => void (await press(pauseReviewAction({ id }), 'Paused')),
  }
}
