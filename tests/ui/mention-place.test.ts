import { expect, test } from 'vitest'
import { beginsMention, mentionPlace } from '@/components/members/picker/mention-place'

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

test.each([
  ['@', true],
  ['Look, @', true],
  ['Look\n@', true],
  ['priya@', false],
  ['Look, @P', false],
  ['', false],
])('“%s” begins a mention: %s', (text, begins) => {
  expect(beginsMention(text)).toBe(begins)
})
