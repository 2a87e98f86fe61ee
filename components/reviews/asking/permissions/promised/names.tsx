'use client'

import { Button } from '@/components/ui/button/button'
import { Callout } from '@/components/ui/display/callout'
import { Radio, RadioGroup } from '@/components/ui/input/radio-group'
import { groupName } from '@/lib/reviews/model/rules/groups'
import {
  anonymityFault,
  canHideFromSubject,
  confidentialFromNobodyFault,
} from '@/lib/reviews/drafting/rules/draft-faults'
import { ANONYMITY_FLOOR } from '@/lib/reviews/model/rules/anonymity'
import { useCell } from '@/components/reviews/asking/draft/cell'
import { joinedIn } from '@/components/reviews/asking/draft/people-book'
import { useContent, useFieldFault, useWizard } from '@/components/reviews/asking/wizard-context'
import { Part } from '@/components/reviews/asking/permissions/part'
import { useGroups } from '@/components/reviews/asking/permissions/use-groups'

/** Whether it is known who wrote what. Why it cannot be unknown is said at once, not at the end. */
export function Names() {
  const { form, draft } = useWizard()
  const content = useContent()
  const groups = useGroups()
  const refused = useFieldFault('anonymity')
  const creatorId = draft.me.id
  const { anonymityBar } = draft.can
  const fault = anonymityFault(content, { groups, creatorId })?.message ?? refused
  const isHidable = canHideFromSubject(content, creatorId)

  function choose(anonymity: typeof content.anonymity) {
    form.setValue('anonymity', anonymity)
    if (anonymity !== 'NAMED' && content.releaseMode === 'AT_ONCE') form.setValue('releaseMode', 'BY_HAND')
  }

  const radio = (anonymity: typeof content.anonymity) => ({
    card: true,
    name: 'anonymity',
    value: anonymity,
    checked: content.anonymity === anonymity,
    onChange: () => choose(anonymity),
  })
  return (
    <Part title="Names">
      <div data-field="anonymity" className="grid gap-3">
        <RadioGroup legend="Names" quietLegend>
          <Radio
            {...radio('NAMED')}
            label="Named"
            hint="Whoever sees the results sees who wrote what, as the answers come in."
          />
          <Radio
            {...radio('CONFIDENTIAL')}
            label="Confidential"
            hint={
              isHidable
                ? `You see who wrote what. The person it is about sees answers without names, once at least ${ANONYMITY_FLOOR} people answered.`
                : confidentialFromNobodyFault()
            }
            disabled={!isHidable && content.anonymity !== 'CONFIDENTIAL'}
          />
          <Radio
            {...radio('ANONYMOUS')}
            label="Anonymous"
            hint={
              anonymityBar ??
              `Nobody ever learns who wrote what, not even you or an admin. Results appear after it closes, once at least ${ANONYMITY_FLOOR} people answered; groups of fewer than ${ANONYMITY_FLOOR} are put together.`
            }
            disabled={anonymityBar !== null && content.anonymity !== 'ANONYMOUS'}
          />
        </RadioGroup>
        {fault && (
          <Callout tone="warning" urgent>
            {fault}
          </Callout>
        )}
        {fault && content.anonymity === 'ANONYMOUS' && <JoinGroups />}
      </div>
    </Part>
  )
}

/** Counts those who would stand out as one of a larger group, where that is all it takes. */
function JoinGroups() {
  const { form, draft, people } = useWizard()
  const content = useContent()
  const joined = joinedIn(
    useCell(people.book, (known) => known),
    content,
    draft.me.id,
  )
  if (joined === null) return null
  return (
    <Button
      size="sm"
      className="justify-self-start"
      onClick={() => form.setValue('relationships', joined.relationships)}
    >
      Count them as {groupName(joined.group)}
    </Button>
  )
}
