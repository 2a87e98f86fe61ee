import { groupsInWords } from '@/lib/reviews/model/rules/groups'
import type { Addition } from '@/lib/reviews/respondents/queries/get-addition'
import { plural } from '@/lib/shared/text'

const knownInWords = (count: number) =>
  count === 0 ? '' : ` ${plural(count, 'person was', 'people were')} already asked.`

/** The additions, the resulting groups, and what happens to later joiners. */
export function AdditionNote({ addition }: { addition: Addition | undefined }) {
  const { newCount = 0, knownCount = 0, groups = [], later = null, blockedReason = null } = addition ?? {}
  return (
    <div aria-live="polite" className="grid gap-0.5 text-sm text-muted tabular-nums empty:hidden">
      {newCount > 0 && (
        <p>
          <span className="font-medium text-ink">{plural(newCount, 'person is', 'people are')} new.</span>
          {knownInWords(knownCount)}
        </p>
      )}
      {newCount > 0 && groups.length > 0 && <p>Then you ask: {groupsInWords(groups)}</p>}
      {newCount === 0 && blockedReason === null && addition && <p>Everyone you chose was already asked.</p>}
      {later !== null && blockedReason === null && <p className="text-pretty">{later}</p>}
    </div>
  )
}
