'use client'

import { useState } from 'react'
import { z } from 'zod'
import { Button } from '@/components/ui/button/button'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { FormActions } from '@/components/ui/form/form-actions'
import { InlineForm } from '@/components/ui/form/inline-form'
import { SavedIndicator } from '@/components/ui/form/saved-indicator'
import { SelectField } from '@/components/ui/form/select-field'
import { Stepper } from '@/components/ui/form/stepper'
import { TextField } from '@/components/ui/form/text-field'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Input } from '@/components/ui/input/input'
import { Section } from '@/components/ui/layout/section'
import { toast } from '@/components/ui/overlay/toast'
import { PlainGallery } from './plain-gallery'
import { Specimen } from './specimen'

const schema = z.object({
  title: z.string().trim().min(1, 'Give it a title.').max(120),
  about: z.string().max(200, 'At most 200 characters.'),
  team: z.string().min(1, 'Choose a team.'),
  closes: z.iso.date('Choose a day.').transform((day) => new Date(day)),
  agreed: z.boolean().refine(Boolean, 'Please agree first.'),
})

type Sample = z.input<typeof schema>

const teams = [
  { value: 'design', label: 'Design' },
  { value: 'taken', label: 'A team the server refuses' },
]

/** A fake server: knows a taken title and an unavailable team. */
async function sampleAction(input: Sample) {
  await new Promise((done) => setTimeout(done, 600))
  if (input.team === 'taken') return { serverError: { code: 'conflict', message: 'That team has just been removed.' } }
  if (input.title === 'Taken')
    return { validationErrors: { fieldErrors: { title: ['There is one of that title already.'] } } }
  return { data: { title: input.title } }
}

const steps = ['Select a format', 'Create your questions', 'Permissions', 'Review & Save'].map((label) => ({ label }))
const noop = () => undefined

const openSteps = steps.map((step) => ({ ...step, href: '#top' }))

export function FormGallery() {
  const [sent, setSent] = useState(0)
  const { form, bind, pending, formError } = useActionForm({
    schema: async () => schema,
    action: sampleAction,
    defaultValues: { title: '', about: '', team: '', closes: '', agreed: false },
    onSuccess: (result) => {
      setSent((count) => count + 1)
      toast({ type: 'success', title: `“${result?.title ?? ''}” was sent.` })
    },
  })
  return (
    <Section title="Forms">
      <Specimen name="stepper" stacked>
        <Stepper label="Ask for feedback" steps={steps} current={1} />
        <Stepper label="Ask for feedback again" steps={openSteps} current={2} />
      </Specimen>
      <Specimen name="form" stacked>
        <form {...bind} className="grid max-w-md grid-cols-1 gap-5" aria-label="Sample">
          <TextField form={form} name="title" label="Title" required />
          <TextareaField form={form} name="about" label="What it is about" optional limit={200} />
          <SelectField form={form} name="team" label="Team" options={teams} placeholder="Choose" required />
          <TextField form={form} name="closes" type="date" label="Closes on" required />
          <CheckboxField form={form} name="agreed" label="Send a mail to everybody" />
          <FormActions aside={<SavedIndicator state="saved" time="12:03" />}>
            <Button type="submit" variant="primary" pending={pending}>
              Send
            </Button>
          </FormActions>
          <output className="text-sm text-subtle">{formError ?? `Sent ${sent} times`}</output>
        </form>
      </Specimen>
      <Specimen name="form in place" stacked>
        <InlineForm form={{ bind: { onSubmit: (event) => event.preventDefault() }, pending: false }} onCancel={noop}>
          <Input aria-label="Note" defaultValue="We look again next week." />
        </InlineForm>
      </Specimen>
      <PlainGallery />
      <Specimen name="saved indicator">
        <SavedIndicator state="saving" />
        <SavedIndicator state="saved" time="12:03" />
        <SavedIndicator state="failed" retry={() => toast({ type: 'info', title: 'Trying again' })} />
      </Specimen>
    </Section>
  )
}
