import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BadgesPanel } from '@/components/badges/badges-panel'
import { MeetingsPanel } from '@/components/meetings/meetings-panel'

const at = new Date('2026-11-20T10:00:00Z')

const wordsOf = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test('meetings are folded, name the person and their day, and open in a new tab', () => {
  const meetings = [{ title: 'Launch', startsAt: at, href: '/followups/f1' }]
  const markup = renderToStaticMarkup(<MeetingsPanel what="Follow-ups" name="Tom" meetings={meetings} timeZone="UTC" />)
  expect(wordsOf(markup)).toBe('Follow-ups with Tom (1) Launch Nov 20, 2026 , opens in a new tab')
  expect(markup).not.toContain('<details open')
  expect(markup).toContain('href="/followups/f1"')
})

test('badges name the person or the reader, and nothing is drawn without any', () => {
  const badge = { name: 'Novice', how: '', icon: 'award', earnedAt: at, times: 1, isHidden: false } as const
  const panelOf = (name: string | null, badges: (typeof badge)[]) =>
    wordsOf(renderToStaticMarkup(<BadgesPanel memberId="tom" name={name} badges={badges} timeZone="UTC" />))
  expect(panelOf('Tom', [badge])).toContain('Badges of Tom (1) Novice Earned Nov 20, 2026')
  expect(panelOf(null, [badge])).toContain('Your badges (1)')
  expect(panelOf('Tom', [])).toBe('')
})
