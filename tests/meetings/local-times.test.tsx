import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocalTimes } from '@/components/meetings/timing/local-times'

const people = ['Priya', 'Tom', 'Ana'].map((name) => ({ id: name, name }))

test('says what time it is for people in other zones, and that it is no time to work', () => {
  const zones = [
    { memberId: 'Priya', timeZone: 'Asia/Kolkata' },
    { memberId: 'Tom', timeZone: 'Europe/London' },
    { memberId: 'Ana', timeZone: 'Europe/Lisbon' },
  ]
  const startsAt = new Date('2027-01-04T04:30:00Z')
  const markup = renderToStaticMarkup(
    <LocalTimes startsAt={startsAt} zone="Asia/Kolkata" people={people} zones={zones} />,
  )
  const said = markup
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll('\u00A0', ' ')
    .split('|')
    .filter(Boolean)
  expect(said).toEqual(['04:30 am for Tom and Ana'])
  expect(markup).toContain('text-warning-ink')
  const own = <LocalTimes startsAt={startsAt} zone="Asia/Kolkata" people={people.slice(0, 1)} zones={zones} />
  expect(renderToStaticMarkup(own)).toBe('')
})
