import type { RoundRow } from '@/lib/reviews/rounds/queries/round-cells'
import { reviewBadge } from '@/lib/reviews/model/rules/review-badges'
import { renderToStaticMarkup } from 'react-dom/server'
import { HeatMap } from '@/components/reviews/running/rounds/heat-map'
import { test, expect } from 'vitest'

const row: RoundRow = {
  id: '1',
  title: 'Spring: Tom',
  readAs: 'creator',
  subjectId: null,
  subjectName: 'Tom',
  subjectPictureId: null,
  status: 'CLOSED',
  anonymity: 'ANONYMOUS',
  badge: reviewBadge('CLOSED'),
  askedCount: 5,
  optedOutCount: 0,
  answeredCount: 4,
  closesAt: null,
  isPastEnd: false,
  hasReminders: true,
  isNudgeable: false,
  isRepeated: false,
  isReleasable: true,
  cells: [{ value: 3.4, people: 4, step: 3 }],
}
const columns = [{ position: 0, type: 'scale' as const, text: 'Listens', lowest: 1, highest: 5 }]

/** The words of the table, as they are read out: what is drawn for the eye alone is not among them. */
function readOut(given: Partial<RoundRow>) {
  const drawn = renderToStaticMarkup(<HeatMap round={{ rows: [{ ...row, ...given }], columns }} from={1} />)
  return drawn.replaceAll(/<(\w+) aria-hidden="true".*?<\/\1>/g, '').replaceAll(/<[^>]+>/g, ' ')
}

test('a figure says of how many answers it is', () => {
  expect(readOut({})).toMatch(/3\.4\s+of 4 answers/)
})

const none = { cells: [null] }

test.each<[Partial<RoundRow>, string]>([
  [{ status: 'ACTIVE' }, 'No figures yet'],
  [{ answeredCount: 2 }, 'Too few answered'],
  [{ answeredCount: 0 }, 'Nobody answered'],
  [{ anonymity: 'NAMED' }, 'No figures'],
])('where there are no figures of %o it says: %s', (given, words) => {
  expect(readOut({ ...none, ...given })).toMatch(new RegExp(`\\s${words}\\s\\s`))
})
