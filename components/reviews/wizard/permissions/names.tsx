'use client'

import { Callout } from '@/components/ui/display/callout'
import { Radio, RadioGroup } from '@/components/ui/input/radio-group'
import { anonymityFault } from '@/lib/reviews/drafts/rules'
import { useAskedCount, useContent, useFieldFault, useWizard } from '../wizard-context'
import { Part } from './part'

/** Whether it is known who wrote what. Why it cannot be unknown is said at once, not at the end. */
export function Names() {
  const { form } = useWizard()
  const content = useContent()
  const count = useAskedCount()
  const refused = useFieldFault('anonymity')
  const fault = anonymityFault(content, count)?.message ?? refused

  const radio = (anonymity: typeof content.anonymity) => ({
    card: true,
    name: 'anonymity',
    value: anonymity,
    checked: content.anonymity === anonymity,
    onChange: () => form.setValue('anonymity', anonymity),
  })
  return (
    <Part title="Names">
      <div data-field="anonymity" className="grid gap-3">
        <RadioGroup legend="Names" quietLegend className="sm:grid-cols-2">
          <Radio
            {...radio('NAMED')}
            label="Named"
            hint="Whoever sees the results sees who wrote what, as the answers come in."
          />
          <Radio
            {...radio('ANONYMOUS')}
            label="Anonymous"
            hint="Nobody ever learns who wrote what, not even you or an admin. Results appear after it closes, once at least 3 people answered."
          />
        </RadioGroup>
        {fault && (
          <Callout tone="warning" urgent>
            {fault}
          </Callout>
        )}
      </div>
    </Part>
  )
}
