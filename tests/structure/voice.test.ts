import { expect, test } from 'vitest'
import { filesUnder, read } from './support/project'
import { spokenIn } from './support/spoken'

/** Turns of phrase no native writer of products uses, each with what to write in its place. */
const refused: readonly (readonly [phrase: RegExp, instead: string, unless?: RegExp])[] = [
  [/\bwho(m|so)?ever\b/i, 'the person or people: “Share it with anyone”'],
  [/\bwhom\b/i, 'who'],
  [/\bthose who\b/i, '“people who”, or their name'],
  [/\bevery(body|one) who has\b/i, '“everyone …”, without the clause'],
  [/\beverybody who\b/i, '“everyone …”, without the clause'],
  [/\bany ?more\b/i, '“no longer”, or nothing'],
  [/\bone['’]s( own)?\b|\boneself\b/i, 'your'],
  [/\bof (yours|theirs|ours)\b/i, 'your, their'],
  [/(\b(is|are|was|were)|['’](re|s)) told\b/i, '“sees”, “gets an e-mail”, or nothing'],
  [/\b(nobody|somebody|everybody) hears\b/i, 'what is sent, and to who'],
  [/\bat once\b/i, 'immediately', /\b(at most|several|two)\b/i],
  [/\bby then\b/i, 'the date, or nothing'],
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [/\bstands? here\b|\bgoes by\b|\bcomes? in(?! (one|two|three))\b/i, 'the thing itself: “Answers appear here”'],
  [/\btak(e|es|en|ing) (away|it away|access away)\b|\baccess away\b/i, 'deactivate, remove'],
  [/\ba word (to|for)\b/i, 'message, reply'],
  [/\bleads? nowhere\b/i, '“has expired”, “doesn’t exist”'],
  [/\bkeeps? a place\b|\ba place in\b/i, 'invite, member'],
  [/\bwhat (waits|stands(?! out)|is still)\b/i, 'the thing itself: “Your to-dos”'],
]

const files = ['app', 'components', 'emails', 'lib', 'docs'].flatMap(filesUnder)

const isSpoken = (path: string) => /\.(tsx?|md)$/.test(path)

/** Most files hold no refused phrase anywhere, and need no parsing. */
const mayHold = (text: string) => {
  const words = text.replaceAll("{' '}", ' ').replace(/\s+/g, ' ')
  return refused.some(([phrase]) => phrase.test(words))
}

/** Each refused phrase in a file, with the words around it. */
function slipsIn(path: string, text = read(path)) {
  if (!mayHold(text)) return []
  return spokenIn(path, text).flatMap((words) => {
    const found = refused.find(([phrase, , unless]) => phrase.test(words) && !unless?.test(words))
    return found ? [`${path}: “${words}” — say ${found[1]}`] : []
  })
}

test('what people read says nothing in the turns of phrase that no product uses', () => {
  const spoken = [...files.filter(isSpoken), 'README.md', 'CONTRIBUTING.md']
  expect(spoken.flatMap((path) => slipsIn(path))).toEqual([])
})

test.each([
  ['a string', "const title = 'You are told when it closes'"],
  ['a template, around a value', 'const text = `Those who ${verb} it`'],
  ['the text of an element', '<p>This is not here any more.</p>'],
  ['a text of two lines', "<p>It is sent to those{' '}\n who asked.</p>"],
  ['an attribute', '<Hint text="Choose whom to ask" />'],
])('it is found in %s', (_, text) => {
  expect(slipsIn('a.tsx', text)).toHaveLength(1)
})

test('what only developers read is left alone', () => {
  const texts = [
    '// those who ask\nconst a = 1',
    "throw new Error('whoever calls this')",
    'db.$queryRaw`SELECT 1 -- at once`',
  ]
  expect(texts.flatMap((text) => slipsIn('a.ts', text))).toEqual([])
  expect(slipsIn('a.md', 'You can leave any time.')).toEqual([])
})
