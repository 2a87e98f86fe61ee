import { Button } from '@/components/ui/button/button'
import { plural } from '@/lib/shared/text'
import type { PlaceState } from '@/lib/members/people/schema'

interface ChoiceBarProps {
  count: number
  state: PlaceState
  onAct: (act: string) => void
  onClear: () => void
}

/** Bulk actions, at the bottom while people are selected. */
export function ChoiceBar({ count, state, onAct, onClear }: ChoiceBarProps) {
  return (
    <div
      role="region"
      aria-label="People selected"
      className="sticky-foot appear sticky bottom-3 z-20 mt-3 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-surface px-4 py-2.5 shadow-pop"
    >
      <p aria-live="polite" className="mr-auto font-medium tabular-nums max-sm:basis-full">
        {plural(count, 'person', 'people')} selected{' '}
      </p>
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
        {' '}
        Edit tags{' '}
      </Button>
      <Button size="sm" onClick={() => onAct('access')}>
        {state === 'active' ? 'Deactivate' : 'Reactivate'}
      </Button>
      <Button size="sm" variant="ghost" onClick={onClear}>
        Clear
      </Button>
    </div>
  )
}
