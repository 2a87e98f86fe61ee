import type { SyntheticEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { Dialog, type DialogProps } from '@/components/ui/overlay/dialog'

interface FormDialogProps extends Omit<DialogProps, 'actions'> {
  /** The button's label. */
  verb: string
  /** The label of the button that closes it. */
  cancel?: string
  pending: boolean
  submit: (event?: SyntheticEvent) => void
  /** Contains a picker, whose list needs room below. */
  hasPicker?: boolean
}

/** A form dialog, open while it submits; Enter submits. */
export function FormDialog({
  verb,
  cancel = 'Cancel',
  pending,
  submit,
  hasPicker,
  onOpenChange,
  children,
  ...dialog
}: FormDialogProps) {
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
            {cancel}
          </Button>
        </>
      }
    >
      <form method="post" onSubmit={submit} noValidate className={hasPicker ? 'has-aria-expanded:min-h-72' : undefined}>
        {children}
      </form>
    </Dialog>
  )
}
