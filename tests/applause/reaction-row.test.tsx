import { expect, test } from 'vitest'
import { ReactionRow } from '@/components/applause/feed/reaction-row'
import { randomId } from '@/lib/shared/randomness'
import { markupOf } from '@/tests/support/markup-of'

test('each reaction says its name where it is pointed at, with the keyboard, too', () => {
  const row = markupOf(<ReactionRow id={randomId()} reactions={[]} />)
  const names = [...row.matchAll(/data-tip="([^"]+)"/g)].map(([, name]) => name)
  expect(names).toEqual(['Thank you', 'Love it', 'Celebrate', 'Agree', 'Impressive'])
})
