import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NotificationScreen } from '@/components/notifications/notification-screen'
import { now } from '@/lib/platform/clock'
import { COUNTED_AT_MOST } from '@/lib/shared/text'

/** Nothing can be done in a row. */
const inPlace = new Map<string, ReactNode>()

test.each([
  [0, 'Unread'],
  [7, 'Unread 7'],
  [1234, 'Unread 1.2K'],
  [COUNTED_AT_MOST, 'Unread 10K+'],
])('with %i unread the tab says “%s”', (unreadCount, words) => {
  const filter = { type: 'unread' } as const
  const drawn = renderToStaticMarkup(
    <NotificationScreen
      filter={filter}
      unreadCount={unreadCount}
      inPlace={inPlace}
      unseenCount={0}
      page={null}
      zone="UTC"
      action={null}
    />,
  )
  const tab = /<a(?=[^>]*type=unread)(?=[^>]*aria-current="page")[^>]*>(.*?)<\/a>/.exec(drawn)?.[1] ?? ''
  expect(tab.replaceAll(/<[^>]+>/g, ' ').trim()).toBe(words)
})

test('a later page without any says that there is nothing older, not that everything was read', () => {
  const page = { rows: [], next: null, asOf: now() }
  const drawn = (after?: string) =>
    renderToStaticMarkup(
      <NotificationScreen
        filter={{ type: 'unread', after }}
        page={page}
        inPlace={inPlace}
        action={null}
        unreadCount={7}
        unseenCount={0}
        zone="UTC"
      />,
    )
  expect(drawn('later')).toContain('No more notifications')
  expect(drawn('later')).not.toContain('You’re all caught up')
  expect(drawn()).toContain('You’re all caught up')
})
