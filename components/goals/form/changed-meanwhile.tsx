import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Callout } from '@/components/ui/display/callout'
import { LongText } from '@/components/ui/display/long-text'
import { goalPath } from '@/lib/goals/rules/goal-paths'
import type { GoalFieldsInput } from '@/lib/goals/schema'
import type { GoalFormReturn } from './goal-form-part'

type Texts = Pick<GoalFieldsInput, 'title' | 'description'>

interface ChangedMeanwhileProps {
  id: string
  form: GoalFormReturn
  sentence: string
  /** The goal as the form opened it, and as it is now. */
  seen: Texts
  present: Texts
  onSave: (whose: 'mine' | 'theirs') => void
}

const texts = [
  { name: 'title', label: 'Title' },
  { name: 'description', label: 'Description' },
] as const

/** Says what others changed, too, shows their texts, and saves one or the other. */
export function ChangedMeanwhile({ id, form, sentence, seen, present, onSave }: ChangedMeanwhileProps) {
  const theirs = texts.filter(({ name }) => present[name] !== seen[name] && form.getValues(name) !== seen[name])
  return (
    <Callout tone="warning" title={sentence} urgent>
      {theirs.map(({ name, label }) => (
        <LongText key={name} text={`${label}: ${present[name] || 'None'}`} className="mt-1" />
      ))}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => onSave('mine')}>
          Keep mine and save
        </Button>
        <Button size="sm" onClick={() => onSave('theirs')}>
          Keep theirs and save
        </Button>
        <ButtonLink size="sm" href={goalPath(id)} target="_blank">
          See the goal
        </ButtonLink>
      </div>
    </Callout>
  )
}
