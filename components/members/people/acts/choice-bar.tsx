import { Button } from '@/components/ui/button/button'
import { ChosenBar } from '@/components/ui/list/chosen-bar'
import { plural } from '@/lib/shared/text'
import type { PlaceState } from '@/lib/members/people/schema'

interface ChoiceBarProps {
  count: number
  state: PlaceState
  onAct: (act: string) => void
  onClear: () => void
}

/** Bulk actions for the selected people. */
export const ChoiceBar = ({ count, state, onAct, onClear }: ChoiceBarProps) => (
  <ChosenBar label="People selected" words={`${plural(count, 'person', 'people')} selected`} onClear={onClear}>
    {state === 'active' && (
      <>
        <Button size="sm" onClick={() => onAct('role')}>
          Change role
        </Button>
        <Button size="sm" onClick={() => onAct('team')}>
          Add to team
        </Button>
      </>
    )}
    <Button size="sm" onClick={() => onAct('tag')}>
      Edit tags
    </Button>
    <Button size="sm" onClick={() => onAct('access')}>
      {state === 'active' ? 'Deactivate' : 'Reactivate'}
    </Button>
  </ChosenBar>
)
