'use client'

import { LearnMore } from '@/components/shell/help/learn-more'
import { Button } from '@/components/ui/button/button'
import { Callout } from '@/components/ui/display/callout'
import { Radio, RadioGroup } from '@/components/ui/form/radio-group'
import { groupName } from '@/lib/reviews/model/rules/groups'
import {
  anonymityFault,
  canHideFromSubject,
  canKeepNames,
  confidentialFromNobodyFault,
} from '@/lib/reviews/drafting/rules/draft-faults'
import { namesLine } from '@/lib/reviews/drafting/rules/permission-lines'
import { ANONYMITY_FLOOR } from '@/lib/reviews/model/rules/anonymity'
import { joinedIn } from '@/components/reviews/asking/draft/book'
import { useBook, useContent, useFieldFault, useWizard } from '@/components/reviews/asking/wizard-context'
import { SummaryLine } from '@/components/reviews/asking/summary-line'
import { useNames } from '@/components/reviews/asking/use-privacy-notice'
import { useGroups } from './use-groups'

/** Named or anonymous; says immediately why names can't be hidden. */
export function Names() {
  const { form, draft } = useWizard()
  const content = useContent()
  const groups = useGroups()
  const { subject } = useNames()
  const refused = useFieldFault('anonymity')
  const creatorId = draft.me.id
  const { anonymityBlockedReason } = draft.can
  const fault = anonymityFault(content, { groups, creatorId })?.message ?? refused
  const isHidable = canHideFromSubject(content, creatorId)
  const isKept = canKeepNames(content, creatorId)

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
    <SummaryLine
      title="Privacy"
      value={isKept ? namesLine(content.anonymity, subject) : 'Choose Named or Anonymous'}
      fault={fault}
    >
      <div data-field="anonymity" className="grid gap-3">
        <RadioGroup legend="Names" quietLegend>
          <Radio {...radio('NAMED')} label="Named" hint="Results show who wrote what" />
          <Radio
            {...radio('CONFIDENTIAL')}
            label="Confidential"
            hint={
              isHidable
                ? `You see names; ${subject ?? 'the person it’s about'} doesn’t, and reads it only with ${ANONYMITY_FLOOR} answers or more`
                : isKept && confidentialFromNobodyFault()
            }
            disabled={!isHidable && isKept}
          />
          <Radio
            {...radio('ANONYMOUS')}
            label="Anonymous"
            hint={
              anonymityBlockedReason ??
              `Nobody sees names, not even you. Results appear after the close, with ${ANONYMITY_FLOOR} answers or more; smaller groups are merged`
            }
            disabled={anonymityBlockedReason !== null && content.anonymity !== 'ANONYMOUS'}
          />
        </RadioGroup>
        {fault && (
          <Callout tone="warning" urgent>
            {fault}
          </Callout>
        )}
        {fault && content.anonymity === 'ANONYMOUS' && <JoinGroups />}
        <p>
          <LearnMore apart topic="anonymity" />
        </p>
      </div>
    </SummaryLine>
  )
}

/** Merges small groups into a larger one, where that ensures anonymity. */
function JoinGroups() {
  const { form, draft } = useWizard()
  const joined = joinedIn(useBook(), useContent(), draft.me.id)
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
