'use client'

import { Button } from '@/components/ui/button/button'
import { Spinner } from '@/components/ui/button/spinner'
import { useLookup } from '@/components/ui/lookup/use-lookup'
import { Dialog } from '@/components/ui/overlay/dialog'
import { focusFirst } from '@/components/ui/overlay/use-return-focus'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { formStartOf } from './form-start'
import { GiveForm } from './give-form'

export interface GiveDialogProps {
  /** The query of the form's URL. */
  query: string
  /** Counts openings; each mounts a new form. */
  turn: number
  onClose: () => void
}

/** The form as a dialog over the current page. */
export function GiveDialog({ query, turn, onClose }: GiveDialogProps) {
  const { data: start, isWaiting, hasFailed } = useLookup(formStartOf(query, turn))
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title="Give applause">
      <div className="min-h-72">
        {isWaiting && <Spinner />}
        {hasFailed && <p>{GENERAL_FAILURE}</p>}
        {start && !isWaiting && !hasFailed && (
          <div ref={focusFirst}>
            <GiveForm inDialog start={start} onSent={onClose} cancel={<Button onClick={onClose}>Cancel</Button>} />
          </div>
        )}
      </div>
    </Dialog>
  )
}
