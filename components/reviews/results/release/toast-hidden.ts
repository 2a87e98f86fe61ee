import { toastOutcome } from '@/components/ui/form/toast-outcome'
import { toast } from '@/components/ui/overlay/toast'
import { showAnswerAction } from '@/lib/reviews/results/actions'

const undoMs = 8000

/** Says that an answer is hidden, and takes it back at a press. */
export const toastHidden = (id: string) =>
  toast({
    type: 'success',
    key: `hidden-${id}`,
    title: 'Answer hidden',
    duration: undoMs,
    action: { label: 'Undo', run: () => void toastOutcome(showAnswerAction({ id }), 'Shown again') },
  })
