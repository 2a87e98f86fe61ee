import { describe, expect, it } from 'vitest'
import {
  cappedCount,
  compactCount,
  cut,
  COUNTED_AT_MOST,
  fullCount,
  isBlank,
  isStorable,
  nameList,
  onlyVisible,
  percentsOfTwo,
  plural,
  truncate,
  truncateAtWord,
  waitInWords,
  wholePercent,
} from '@/lib/shared/text'

describe('waitInWords', () => {
  it.each([
    [1, 'in 1 second'],
    [80, 'in 80 seconds'],
    [90, 'in 2 minutes'],
    [40 * 60, 'in 40 minutes'],
    [40 * 60 + 1, 'in 41 minutes'],
    [89 * 60, 'in 89 minutes'],
    [90 * 60, 'in 2 hours'],
    [20 * 3600, 'in 20 hours'],
    [1434 * 60, 'tomorrow'],
    [24 * 3600, 'tomorrow'],
  ])('%i seconds: %s', (seconds, text) => expect(waitInWords(seconds)).toBe(text))
})

describe('percents', () => {
  it.each([
    [0, 0],
    [0.1, 1],
    [49.5, 50],
    [99.4, 99],
    [99.9, 99],
    [100, 100],
  ])('%d is read as %d', (percent, whole) => expect(wholePercent(percent)).toBe(whole))

  it.each([
    [0, 0, [0, 0]],
    [5, 3, [63, 37]],
    [3, 5, [38, 62]],
    [199, 1, [99, 1]],
    [0, 4, [0, 100]],
  ])('%i and %i are %j of the whole', (one, other, both) => expect(percentsOfTwo(one, other)).toEqual(both))
})

describe('counts', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1K'],
    [1234, '1.2K'],
    [1250, '1.3K'],
    [12_345, '12.3K'],
    [1_000_000, '1M'],
    [-1500, '-1.5K'],
  ])('%d is compacted to %s', (count, text) => expect(compactCount(count)).toBe(text))

  it.each([
    [0, '0'],
    [999, '999'],
    [1234, '1.2K'],
    [COUNTED_AT_MOST - 1, '10K'],
    [COUNTED_AT_MOST, '10K+'],
  ])('%d at a glance is %s', (count, text) => expect(cappedCount(count)).toBe(text))

  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [12_400, '12,400'],
    [123_456, '123,456'],
    [1_234_567, '1,234,567'],
    [-1500, '-1,500'],
    [99.7, '100'],
  ])('%d is written in full as %s', (count, text) => expect(fullCount(count)).toBe(text))

  it.each([
    [0, '0 people'],
    [1, '1 person'],
    [1200, '1,200 people'],
  ])('%d agrees with its word: %s', (count, text) => expect(plural(count, 'person', 'people')).toBe(text))

  it('adds an s where no other plural is given', () => expect(plural(2, 'answer')).toBe('2 answers'))
})

describe('truncateAtWord', () => {
  it.each([
    ['short', 10, 'short'],
    ['a longer text', 11, 'a longer…'],
    ['a longer text', 9, 'a longer…'],
    ['a longer text', 8, 'a…'],
    ['unbroken', 4, 'unb…'],
    [' unbroken', 4, ' un…'],
  ])('%j in %d is %j', (text, length, expected) => expect(truncateAtWord(text, length)).toBe(expected))
})

describe('truncate', () => {
  it.each([
    ['short', 10, 'short'],
    ['exactly ten', 11, 'exactly ten'],
    ['a longer text', 8, 'a longe…'],
    ['a word then more', 8, 'a word…'],
    ['👩🏽👩🏽👩🏽', 3, '👩🏽…'],
    ['', 5, ''],
  ])('%j in %d is %j', (text, length, expected) => expect(truncate(text, length)).toBe(expected))

  it('never gives more characters than asked for', () => {
    for (let length = 1; length < 12; length++) {
      expect([...truncate('hello 🙂 world', length)].length).toBeLessThanOrEqual(length)
    }
  })
})

it.each([
  ['short', 10, 'short'],
  ['a longer text', 8, 'a longer'],
  ['ab🙂', 4, 'ab🙂'],
  ['ab🙂', 3, 'ab'],
  ['🙂', 0, ''],
])('%j cut to %d is %j', (text, limit, expected) => expect(cut(text, limit)).toBe(expected))

describe('nameList', () => {
  it.each([
    [[], ''],
    [['Priya'], 'Priya'],
    [['Priya', 'Tom'], 'Priya and Tom'],
    [['Priya', 'Tom', 'Ana'], 'Priya, Tom and 1 other'],
    [['Priya', 'Tom', 'Ana', 'Li'], 'Priya, Tom and 2 others'],
  ])('%j reads %j', (names, text) => expect(nameList(names)).toBe(text))
})

describe('onlyVisible', () => {
  it.each([
    ['a zero width space', 'A\u200bda', 'Ada'],
    ['a joiner between Latin letters', 'A\u200d\u200cda', 'Ada'],
    ['a byte order mark, a word joiner and a direction mark', '\ufeffA\u2060da\u200f', 'Ada'],
    ['a soft hyphen', 'A\u00adda', 'Ada'],
    ['fillers of Hangul and Braille', '\u3164A\u115fda\u2800', 'Ada'],
    ['an override of the direction', '\u202eadA', 'adA'],
    ['an override that ends', '\u202eadA\u202c', 'adA'],
    ['an isolate without an end', '\u2067Ada', 'Ada'],
    ['the end of no isolate', 'Ada\u2069', 'Ada'],
    ['an embedding without an end', 'A\u202bda', 'Ada'],
    ['a variation of a Latin letter', 'A\ufe0fda', 'Ada'],
    ['tags behind another emoji', '🙂\u{e0041}\u{e0064}', '🙂'],
    ['text that holds nothing else', '\u2066\u200b \u2069', ''],
  ])('removes %s', (_, text, seen) => expect(onlyVisible(text)).toBe(seen))

  it.each([
    ['spaces at the ends', ' Ada '],
    ['an emoji made of several', '👩🏽‍💻 ❤️‍🔥 🏳️‍🌈'],
    ['the emoji form of a sign', '❤️ 1️⃣'],
    ['the flag of England', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['a joiner of Persian', 'می\u200cخواهم'],
    ['a joiner of Devanagari', 'क्\u200dष'],
    ['a joiner at the end of a Malayalam word', 'അവന്\u200d'],
    ['a variant of a Han character', '葛\u{e0100}城'],
    ['a pair of isolates', 'Ada \u2067עדה\u2069'],
    ['a pair of embeddings', 'Ada \u202bעדה\u202c'],
  ])('keeps %s', (_, text) => expect(onlyVisible(text)).toBe(text))

  it('takes no longer than the text is long', () => {
    const text = `\u2066${'a'.repeat(100_000)}${'\u2069'.repeat(1000)}`
    expect(onlyVisible(text)).toHaveLength(100_002)
  })
})

describe('isBlank', () => {
  it.each([
    ['', true],
    [' \n\u00a0', true],
    ['\u200b\u3164\u2800\u2066\u2069', true],
    ['\u200b.', false],
    ['🙂', false],
  ])('%j: %s', (text, blank) => expect(isBlank(text)).toBe(blank))
})

describe('isStorable', () => {
  it.each([
    ['', true],
    ['Grüße 🙂 سلام', true],
    ['two\nlines\tand a tab', true],
    ['nul \u0000', false],
    ['half a pair \ud83d', false],
  ])('%j: %s', (text, expected) => expect(isStorable(text)).toBe(expected))
})
