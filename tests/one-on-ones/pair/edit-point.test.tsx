import { expect, test } from 'vitest'
import { EditPoint } from '@/components/one-on-ones/detail/edit-point'
import { randomId } from '@/lib/shared/randomness'
import { markupOf } from '@/tests/support/markup-of'

test('a point that was ticked off while it is edited says so, and is unticked where it is edited', () => {
  const drawn = (isDone: boolean, onUntick?: () => void) => {
    const nothing = () => undefined
    const point = { id: randomId(), text: 'How is your workload?', isDone }
    return markupOf(<EditPoint point={point} pairId={randomId()} onDone={nothing} onUntick={onUntick} />)
  }
  expect(drawn(false, () => undefined)).not.toContain('Ticked off meanwhile')
  expect(drawn(true, () => undefined)).toContain('Untick to change it')
  expect(drawn(true)).toContain('Ticked off meanwhile')
  expect(drawn(true)).not.toContain('Untick')
})
