'use client'

import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/form/field'
import { PlainField } from '@/components/ui/form/plain/plain-field'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { Radio, RadioGroup } from '@/components/ui/input/radio-group'
import { Select } from '@/components/ui/input/select'
import { createWorkspaceAction } from '@/lib/workspaces/actions'
import { slugFault } from '@/lib/workspaces/rules'
import { AddressField } from '../address/address-field'
import { BrowserZone } from '../address/browser-zone'
import { useAddress } from '../address/use-address'
import { enterWorkspace } from '../switch/enter-workspace'

type Choice = readonly [value: string, label: string]

interface CreateFormProps {
  sizes: readonly Choice[]
  sources: readonly Choice[]
}

async function createAndEnter(before: unknown, form: FormData) {
  const answer = await createWorkspaceAction(before, form)
  if (answer.data) await enterWorkspace(answer.data.id)
  return answer
}

/** A further workspace; once it is there, one goes on in it. */
export function CreateForm({ sizes, sources }: CreateFormProps) {
  const form = usePlainForm({ action: createAndEnter, checks: { slug: slugFault } })
  const address = useAddress(form)
  const options = [{ value: '', label: 'Rather not say' }, ...sources.map(([value, label]) => ({ value, label }))]
  return (
    <PlainFormFrame form={form}>
      <BrowserZone />
      <PlainField
        form={form}
        name="workspaceName"
        label="Workspace name"
        hint="Your company or team."
        autoComplete="organization"
        maxLength={128}
        required
        onInput={address.suggest}
      />
      <AddressField form={form} address={address} />
      <RadioGroup legend="Who will use it?">
        {sizes.map(([value, label], index) => (
          <Radio key={value} card name="size" value={value} label={label} defaultChecked={index === 0} />
        ))}
      </RadioGroup>
      <Field label="Where did you hear of Rapport?" optional>
        {(control) => <Select {...control} name="marketingSource" options={options} defaultValue="" />}
      </Field>
      <Button type="submit" variant="primary" size="lg" wide pending={form.pending}>
        Create workspace
      </Button>
    </PlainFormFrame>
  )
}
