'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { FormActions } from '@/components/ui/form/form-actions'
import { FormDialog } from '@/components/ui/form/form-dialog'
import { PlainField } from '@/components/ui/form/plain/plain-field'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm, type PlainAnswer } from '@/components/ui/form/plain/use-plain-form'
import { Field } from '@/components/ui/form/field'
import { Input } from '@/components/ui/input/input'
import { toast } from '@/components/ui/overlay/toast'
import { Specimen } from './specimen'

/** A fake server: knows a taken address and refuses a name. */
async function sampleAction(_: unknown, form: FormData): Promise<PlainAnswer<null>> {
  await new Promise((done) => setTimeout(done, 600))
  const { name, email } = Object.fromEntries(form)
  if (email === 'taken@example.com')
    return { validationErrors: { fieldErrors: { email: ['Somebody has this address already.'] } } }
  if (name === 'Refused') return { serverError: { code: 'conflict', message: 'That did not work. Try another name.' } }
  return { data: null }
}

const noLink = (value: string) => (value.includes('://') ? 'A name is no link.' : undefined)

function SampleDialog() {
  const [open, setOpen] = useState(false)
  const [pending, setPending] = useState(false)

  function submit() {
    setPending(true)
    setTimeout(() => {
      setPending(false)
      setOpen(false)
    }, 800)
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>A form in a dialog</Button>
      <FormDialog
        open={open}
        pending={pending}
        submit={submit}
        onOpenChange={setOpen}
        title="Rename the tag"
        text="Everyone with the tag keeps it."
        verb="Rename it"
      >
        <Field label="Name">{(control) => <Input {...control} defaultValue="London" />}</Field>
      </FormDialog>
    </>
  )
}

/** Forms of native fields, and a form in a dialog. */
export function PlainGallery() {
  const form = usePlainForm({
    action: sampleAction,
    checks: { name: noLink },
    onSuccess: () => toast({ type: 'success', title: 'Sent.' }),
  })
  return (
    <>
      <Specimen name="plain form" stacked>
        <PlainFormFrame form={form} aria-label="Plain sample" className="grid max-w-md gap-5">
          <PlainField form={form} name="name" label="Your name" required maxLength={100} hint="“Refused” is refused." />
          <PlainField form={form} name="email" label="E-mail" type="email" required defaultValue="taken@example.com" />
          <PlainField form={form} name="secret" label="Password" type="password" optional minLength={8} />
          <FormActions>
            <Button type="submit" variant="primary" pending={form.pending}>
              Send
            </Button>
          </FormActions>
        </PlainFormFrame>
        <PlainFormFrame
          form={{
            bind: { ...form.bind, onSubmit: (event) => event.preventDefault() },
            formError: 'This link was used already.',
          }}
          aria-label="Plain sample, refused as a whole"
          className="grid max-w-md gap-5"
        >
          <p className="text-muted">As it looks without a script, when the server refused it.</p>
        </PlainFormFrame>
      </Specimen>
      <Specimen name="form dialog">
        <SampleDialog />
      </Specimen>
    </>
  )
}
