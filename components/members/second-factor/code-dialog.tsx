'use client'

import type { ActionResult } from '@/components/ui/form/action-result'
import { FormDialog } from '@/components/ui/form/form-dialog'
import { TextField } from '@/components/ui/form/text-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import type { ProvenByCodeInput } from '@/lib/members/second-factor/schema'

/** The response of a change with a code: new recovery codes, if any. */
type Changed = { codes?: string[] }

interface CodeDialogProps {
  title: string
  text: string
  verb: string
  act: (input: ProvenByCodeInput) => Promise<ActionResult<Changed>>
  onDone: (codes: string[] | undefined) => void
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks for a code before a change. */
export function CodeDialog({ act, onDone, open, onOpenChange, ...words }: CodeDialogProps) {
  const { form, submit, pending } = useActionForm({
    schema: () => import('@/lib/members/second-factor/schema').then((module) => module.provenByCodeSchema),
    action: act,
    defaultValues: { code: '' },
    onSuccess: (changed) => {
      onOpenChange(false)
      onDone(changed?.codes)
    },
  })
  return (
    <FormDialog open={open} onOpenChange={onOpenChange} pending={pending} submit={submit} {...words}>
      <TextField
        form={form}
        name="code"
        label="Code"
        hint="From your authenticator app, or a recovery code"
        autoComplete="one-time-code"
        required
      />
    </FormDialog>
  )
}
