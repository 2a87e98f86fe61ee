'use client'

import { Checkbox } from '@/components/ui/input/checkbox'
import { RadioGroup } from '@/components/ui/form/radio-group'
import { isRepeating } from '@/lib/reviews/model/rules/frequency'
import { respondentsLine } from '@/lib/reviews/drafting/rules/permission-lines'
import { useContent, useWizard } from '@/components/reviews/asking/wizard-context'
import { SummaryLine } from '@/components/reviews/asking/summary-line'

type Permission = 'mayOptOut' | 'mayEdit' | 'maySeeOwn' | 'mayDeclineFuture'

/** Respondents' permissions, also shown in their privacy notice. */
export function RespondentsMay({ nested }: { nested?: boolean }) {
  const { form } = useWizard()
  const content = useContent()
  const box = (name: Permission) => ({
    name,
    checked: content[name],
    onChange: (event: { target: { checked: boolean } }) => form.setValue(name, event.target.checked),
  })
  return (
    <SummaryLine title="Respondents may" value={respondentsLine(content)} nested={nested}>
      <RadioGroup legend="Respondents may" quietLegend>
        <Checkbox {...box('mayOptOut')} label="Opt out" />
        <Checkbox {...box('mayEdit')} label="Change answers until it closes" />
        <Checkbox
          {...box('maySeeOwn')}
          label="Read their own answers later"
          hint={content.anonymity === 'ANONYMOUS' ? 'Until it closes' : undefined}
        />
        {isRepeating(content) && <Checkbox {...box('mayDeclineFuture')} label="Decline further rounds" />}
      </RadioGroup>
    </SummaryLine>
  )
}
