'use client'

import type { ComponentProps, ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'

interface InlineFormProps {
  /** Of `useActionForm` or `usePlainForm`. */
  form: { bind: ComponentProps<'form'>; pending: boolean }
  verb?: string
  onCancel: () => void
  children: ReactNode
}

/** A form in place of what it edits. */
export const InlineForm = ({ form, verb = 'Save', onCancel, children }: InlineFormProps) => (
  <form data-keep {...form.bind} className="grid grid-cols-1 gap-2">
    {children}
    <div className="flex gap-2">
      <Button type="submit" size="sm" pending={form.pending}>
        {verb}
      </Button>
      <Button size="sm" variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  </form>
)
