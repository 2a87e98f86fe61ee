import { pauseReviewAction } from '@/lib/reviews/operating/actions'
import { tellOutcome } from './tell-outcome'

export const pausing = (id: string) => ({
  title: 'Pause this feedback?',
  text: 'No answers until you resume. Drafts are kept, and people still to answer get a note.',
  confirm: 'Pause',
  onConfirm: async () => void (await tellOutcome(pauseReviewAction({ id }), 'Paused')),
})
