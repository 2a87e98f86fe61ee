import { expect, test } from 'vitest'
import { parsePosts } from '@/lib/blog/queries/parse-posts'

const address = 'https://blog.example/api/get-posts'

const parsed = (answer: unknown) => parsePosts(answer, address)

const aPost = (more: object = {}) => ({ title: 'Five questions', url: 'https://blog.example/five', ...more })

test('the newest come first, and those without a date last', () => {
  const dated = ['2026-10-01', undefined, '2026-11-01T10:00:00Z', 'soon'].map((date, index) =>
    aPost({ title: `${index}`, url: `/${index}`, date }),
  )
  expect(parsed(dated)?.map(({ title }) => title)).toEqual(['2', '0', '1', '3'])
})

test.each([
  ['a list', [aPost()]],
  ['posts', { posts: [aPost()] }],
  ['data', { data: [aPost()], total: 1 }],
  ['the names of WordPress', [{ title: { rendered: 'Five questions' }, link: 'https://blog.example/five' }]],
])('reads %s', (_, answer) => {
  expect(parsed(answer)).toEqual([
    { title: 'Five questions', href: 'https://blog.example/five', excerpt: '', publishedAt: null },
  ])
})

test.each(['excerpt', 'description', 'summary', 'content'])('shows the beginning of %s as plain words', (name) => {
  const [post] = parsed([aPost({ [name]: `<p>Ask <b>why</b>.</p>${'word '.repeat(100)}` })]) ?? []
  expect(post?.excerpt).toMatch(/^Ask why\. word .*word…$/)
  expect(post?.excerpt.length).toBeLessThanOrEqual(241)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'https://name:word@elsewhere.example/',
  'https://',
])('%j is no link, so its post is left out', (url) => {
  expect(parsed([aPost({ url })])).toEqual([])
})

test('a link within the blog is read as one of the blog', () => {
  expect(parsed([aPost({ url: '/five' })])?.map(({ href }) => href)).toEqual(['https://blog.example/five'])
})

test('what cannot be read as a post is left out, and what is there twice is shown once', () => {
  const broken = [null, 3, 'words', [], {}, { title: 7, url: '/x' }, { title: '<img src=x>', url: '/x' }, { url: '/x' }]
  const answer = [...broken, aPost({ date: 5, excerpt: ['x'] }), aPost(), { title: 'No link' }]
  expect(parsed(answer)?.map(({ title }) => title)).toEqual(['Five questions'])
})

test.each([null, 'posts', 4, {}, { posts: 'none' }, { error: 'down' }])('%j holds no list', (answer) => {
  expect(parsed(answer)).toBeNull()
})
