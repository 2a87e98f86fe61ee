import { pauseReviewAction } from '@/lib/reviews/operating/actions'
import { toastOutcome } from '@/components/ui/form/toast-outcome'

export const pausing = (id: string) => ({
  title: 'Pause this feedback?',
  text: 'No answers until you resume. Drafts are kept, and people still to answer get a note.',
  confirm: 'Pause',
  onConfirm: async () => void (await toastOutcome(pauseReviewAction({ id }), 'Paused')),
})
