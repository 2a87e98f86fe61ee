import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPosts } from '@/lib/blog/queries/list-posts'
import { minutesFrom, setClock } from '@/lib/platform/clock'
import { readEnv } from '@/lib/platform/env'
import { blogRoutes } from '@/tests/support/providers/blog'
import type { Fault } from '@/tests/support/providers/stand-in'
import { workerSettings, workerStandIn } from '@/tests/support/providers/worker'

const { standIn } = await workerStandIn()
const { BLOG_URL } = await workerSettings()
const titles = (posts: readonly { title: string }[]) => posts.map(({ title }) => title)
const newest = [
  'Five questions people answer',
  'How to read feedback you disagree with',
  'One-on-ones that nobody cancels',
]

const start = new Date('2026-11-26T10:00:00Z')
const wait = (minutes: number) => setClock(() => minutesFrom(start, minutes))

const failing = (fault: Omit<Fault, 'under'>) => standIn.fail({ under: '/blog', times: 9, ...fault } as Fault)
const askedTimes = () => standIn.seenUnder('/blog').length

beforeEach(() => {
  wait(0)
  standIn.use({ name: 'blog', routes: blogRoutes() })
})
afterEach(() => setClock())

test('shows the three newest, and asks the blog once for many visitors', async () => {
  const list = keepPosts(BLOG_URL)
  const visits = await Promise.all([list(), list(), list()])
  expect(visits.map(titles)).toEqual([newest, newest, newest])
  wait(9)
  expect(titles(await list())).toEqual(newest)
  expect(askedTimes()).toBe(1)
})

test('asks again after ten minutes, and shows what it has meanwhile', async () => {
  const list = keepPosts(BLOG_URL)
  await list()
  wait(11)
  standIn.use({
    name: 'blog',
    routes: [{ method: 'GET', path: '/get-posts', answer: () => ({ json: [{ title: 'New', url: '/new' }] }) }],
  })
  expect(titles(await list())).toEqual(newest)
  await expect.poll(async () => titles(await list())).toEqual(['New'])
  expect(askedTimes()).toBe(1)
})

const large = JSON.stringify([{ title: 'x'.repeat(600_000), url: '/x' }])

const faults: [string, Omit<Fault, 'under'>][] = [
  ['hangs', { kind: 'hang' }],
  ['hangs up', { kind: 'reset' }],
  ['answers 500', { kind: 'answer', status: 500, json: [{ title: 'Error', url: '/x' }] } as Fault],
  ['leads elsewhere', { kind: 'answer', status: 302, headers: { location: '/blog/posts/first-goals' } } as Fault],
  ['answers too much', { kind: 'answer', html: large } as Fault],
  ['answers no JSON', { kind: 'answer', html: '<h1>Maintenance</h1>' } as Fault],
  ['answers no list', { kind: 'answer', json: { error: 'down' } } as Fault],
]

test.each(faults)('a blog that %s is nothing to show, and is waited for once', async (_, fault) => {
  failing(fault)
  const list = keepPosts(BLOG_URL)
  expect(await list()).toEqual([])
  expect(await list()).toEqual([])
  expect(askedTimes()).toBe(1)
})

test.each(faults)('one that %s later leaves its last posts', async (_, fault) => {
  const list = keepPosts(BLOG_URL)
  await list()
  failing(fault)
  wait(11)
  expect(titles(await list())).toEqual(newest)
  await expect.poll(askedTimes).toBe(2)
  expect(titles(await list())).toEqual(newest)
})

test('a blog that comes back is shown a minute later', async () => {
  failing({ kind: 'reset' })
  const list = keepPosts(BLOG_URL)
  expect(await list()).toEqual([])
  standIn.heal()
  wait(2)
  expect(await list()).toEqual([])
  await expect.poll(async () => titles(await list())).toEqual(newest)
})

test('a malicious answer is words', async () => {
  const post = {
    title: '<img src=x onerror=alert(1)>Free <svg><script>alert(1)</script></svg>money',
    url: '/money',
    excerpt: '<style>*{display:none}</style><a href="javascript:alert(1)">Press</a><script>alert(1)</script>',
  }
  failing({ kind: 'answer', json: [post, { title: 'Press', url: 'javascript:alert(1)' }] } as Fault)
  const href = new URL('/money', BLOG_URL).href
  expect(await keepPosts(BLOG_URL)()).toEqual([{ title: 'Free money', href, excerpt: 'Press', publishedAt: null }])
})

test('without a blog nothing is asked or shown', async () => {
  // Settings are read once, and other tests of this worker read them with a blog.
  vi.stubEnv('BLOG_URL', '')
  vi.resetModules()
  const { listPosts } = await import('@/lib/blog/queries/list-posts')
  expect(await listPosts()).toEqual([])
  expect(askedTimes()).toBe(0)
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('the address of a blog is one of the web', () => {
  const rest = { RAPPORT_MODE: 'test', DATABASE_URL: 'postgres://x/y', NEXTAUTH_SECRET: 's', DATA_KEY: 'd' }
  const faultsOf = (url: string) => () => readEnv({ ...rest, BLOG_URL: url })
  expect(faultsOf('ftp://blog.example/get-posts')).toThrow('BLOG_URL')
  expect(faultsOf('https://blog.example/get-posts')).not.toThrow('BLOG_URL')
})
