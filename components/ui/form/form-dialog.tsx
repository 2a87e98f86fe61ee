import type { SyntheticEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { Dialog, type DialogProps } from '@/components/ui/overlay/dialog'

interface FormDialogProps extends Omit<DialogProps, 'actions'> {
  /** What the button says. */
  verb: string
  pending: boolean
  submit: (event?: SyntheticEvent) => void
  /** There is a picker in it, whose list needs room below. */
  hasPicker?: boolean
}

/** A few fields in a dialog, which stays open while they are sent. Enter sends them as the button does. */
export function FormDialog({ verb, pending, submit, hasPicker, onOpenChange, children, ...dialog }: FormDialogProps) {
  return (
    <Dialog
      {...dialog}
      onOpenChange={(next) => !pending && onOpenChange(next)}
      actions={
        <>
          <Button variant="primary" pending={pending} onClick={() => submit()}>
            {verb}
          </Button>
          <Button disabled={pending} onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
        </>
      }
    >
      <form method="post" onSubmit={submit} noValidate className={hasPicker ? 'min-h-72' : undefined}>
        {children}
      </form>
    </Dialog>
  )
}
