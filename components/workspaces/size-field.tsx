import type { PlainForm } from '@/components/ui/form/plain/use-plain-form'
import { Radio, RadioGroup } from '@/components/ui/form/radio-group'
import { sizeLabels } from '@/lib/workspaces/rules/size-and-source'

const sizes = Object.entries(sizeLabels)

export function SizeField({ form }: { form: PlainForm }) {
  const chosen = form.sent.size ?? sizes[0]?.[0]
  return (
    <RadioGroup legend="Who will use it?" error={form.errors.size}>
      {sizes.map(([value, label]) => (
        <Radio key={value} card name="size" value={value} label={label} defaultChecked={value === chosen} />
      ))}
    </RadioGroup>
  )
}
