import { expect, test } from 'vitest'
import { shortTitle } from '@/lib/reviews/model/rules/short-title'

test.each([
  ['Listens well.', 'Listens well'],
  ['Did you get help when you needed it?', 'Did you get help when you needed it'],
  ['The pace of the last week was right for me.', 'The pace of the last week was…'],
  ['How clearly does Tom explain, in writing and speech?', 'How clearly does Tom explain, in…'],
  ['Donaudampfschifffahrtsgesellschaftskapitänsmütze', 'Donaudampfschifffahrtsgesellschafts…'],
])('cuts %s at the end of a word', (text, short) => {
  expect(shortTitle(text, 36)).toBe(short)
})
