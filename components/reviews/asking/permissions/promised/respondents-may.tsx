'use client'

import { Checkbox } from '@/components/ui/input/checkbox'
import { RadioGroup } from '@/components/ui/input/radio-group'
import { isRepeating } from '@/lib/reviews/model/rules/schedule'
import { useContent, useWizard } from '@/components/reviews/asking/wizard-context'
import { Part } from '@/components/reviews/asking/permissions/part'

type Permission = 'mayOptOut' | 'mayEdit' | 'maySeeOwn' | 'mayDeclineFuture'

/** What those who answer may do. Each of it is promised to them, and kept by the server. */
export function RespondentsMay() {
  const { form } = useWizard()
  const content = useContent()
  const box = (name: Permission) => ({
    name,
    checked: content[name],
    onChange: (event: { target: { checked: boolean } }) => form.setValue(name, event.target.checked),
  })
  return (
    <Part title="Those who answer may">
      <RadioGroup legend="Those who answer may" quietLegend>
        <Checkbox {...box('mayOptOut')} label="Opt out" hint="They say no, and are not reminded again." />
        <Checkbox {...box('mayEdit')} label="Change their answers until it closes" />
        <Checkbox
          {...box('maySeeOwn')}
          label="Read their own answers later"
          hint={
            content.anonymity === 'ANONYMOUS' ? 'Until it closes; then nothing ties them to their answers.' : undefined
          }
        />
        {isRepeating(content) && <Checkbox {...box('mayDeclineFuture')} label="Decline further rounds" />}
      </RadioGroup>
    </Part>
  )
}
