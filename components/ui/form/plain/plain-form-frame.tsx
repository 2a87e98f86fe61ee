'use client'

import type { ComponentProps } from 'react'
import { Callout } from '@/components/ui/display/callout'
import type { PlainForm } from './use-plain-form'

type PlainFormFrameProps = ComponentProps<'form'> & { form: Pick<PlainForm, 'bind' | 'formError'> }

/** The form element of `usePlainForm`, with its general error on top. */
export function PlainFormFrame({ form, children, ...rest }: PlainFormFrameProps) {
  return (
    <form className="grid gap-5" {...form.bind} {...rest}>
      {form.formError && (
        <Callout tone="danger" urgent>
          {form.formError}
        </Callout>
      )}
      {children}
    </form>
  )
}
