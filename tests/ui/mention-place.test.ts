import { expect, test } from 'vitest'
import { mentionPlace } from '@/components/members/picker/mention-place'

test.each([
  ['', 0],
  ['Thanks', 6],
  ['@Pri', 0],
  ['Thanks @Pri', 7],
  ['Thanks @Priya Nair ', 19],
  ['Write to priya@acme.example', 27],
])('a mention in “%s” begins at %d', (text, place) => {
  expect(mentionPlace(text)).toBe(place)
})
