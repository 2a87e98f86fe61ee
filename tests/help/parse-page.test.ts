import { expect, test } from 'vitest'
import { parsePage } from '@/lib/help/queries/parse-page'

const page = (body: string, head = 'title: Set a goal\nplace: 1\nkeywords: okr, target') =>
  parsePage('set-a-goal', 'goals', `---\n${head}\n---\n\n${body}\n`)

test('a page has its front matter, headings with anchors, lists and links', () => {
  const read = page('Text with **Send** and [help](/help).\n\n## You can’t do it\n\n1. One\n2. `Two`')
  expect(read).toMatchObject({ title: 'Set a goal', keywords: ['okr', 'target'], related: [] })
  expect(read.blocks).toEqual([
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Text with ' },
        { kind: 'strong', text: 'Send' },
        { kind: 'text', text: ' and ' },
        { kind: 'link', text: 'help', href: '/help' },
        { kind: 'text', text: '.' },
      ],
    },
    { kind: 'heading', text: 'You can’t do it', anchor: 'you-cant-do-it' },
    {
      kind: 'list',
      isNumbered: true,
      items: [[{ kind: 'text', text: 'One' }], [{ kind: 'code', text: 'Two' }]],
    },
  ])
})

test.each([
  ['HTML', '<script>alert(1)</script>'],
  ['HTML within a line', 'Text <b>bold</b>'],
  ['a picture', '![a](/a.png)'],
  ['a table', '| a | b |\n| - | - |\n| 1 | 2 |'],
  ['a quotation', '> Words'],
])('%s is refused', (_, body) => {
  expect(() => page(body)).toThrow('is not drawn')
})

test('a page without a title or with an unknown field is refused', () => {
  expect(() => page('Text', 'place: 1\nkeywords: okr')).toThrow()
  expect(() => page('Text', 'title: A\nplace: 1\ncolour: red')).toThrow()
})
