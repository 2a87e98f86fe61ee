import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EvidencePanel } from '@/components/reviews/answering/evidence-panel'

const one = {
  id: 'a',
  title: 'Q3',
  creatorName: 'Mira Stone',
  isNote: false,
  releasedAt: new Date('2026-11-02T10:00:00Z'),
}

test('says who asked for feedback and who wrote a note, and leads to the page of their readers', () => {
  const evidence = [one, { ...one, id: 'b', title: 'Feedback for Priya', isNote: true }]
  const shown = renderToStaticMarkup(<EvidencePanel evidence={evidence} name="Priya" timeZone="UTC" />)
  expect(shown).toContain('Asked by Mira Stone, released Nov 02, 2026')
  expect(shown).toContain('From Mira Stone, Nov 02, 2026')
  for (const id of ['a', 'b']) expect(shown).toContain(`href="/feedback/shared/${id}"`)
})
