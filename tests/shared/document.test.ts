import { expect, test } from 'vitest'
import { drawable, isDrawable } from '@/lib/shared/document'

test.each([
  ['Well done', 'Well done'],
  ['Zażółć, Ольга, Ελένη, Նարե, שלום', 'Zażółć, Ольга, Ελένη, Նարե, שלום'],
  ['Thanks ☺ © 2026 ✓', 'Thanks ☺ © 2026 ✓'],
  ['Thanks 🎉', 'Thanks […]'],
  ['👍🏽👨‍👩‍👧‍👦 all of you', '[…] all of you'],
  ['प्रिया नायर, தமிழ், ভারত। สมชาย', 'प्रिया नायर, தமிழ், ভারত। สมชาย'],
  ['山田 太郎', '[…]'],
  ['කමල්', '[…]'],
  ['Herbst 秋, und Winter 冬', 'Herbst […], und Winter […]'],
])('%s is drawn as %s', (text, drawn) => {
  expect(drawable(text)).toBe(drawn)
  expect(isDrawable(text)).toBe(text === drawn)
})
