import 'server-only'
import { askBlog, blogAddress } from '@/lib/platform/blog'
import { minutesFrom, now } from '@/lib/platform/clock'
import { failureOf, ProviderFailure } from '@/lib/platform/provider-failure'
import { log } from '@/lib/platform/log'
import type { Post } from './parse-posts'

const freshMinutes = 10
const retryMinutes = 1
const MOST_SHOWN = 3

async function fetchPosts(address: string): Promise<Post[]> {
  const answer = await askBlog(address)
  // The parser is larger than the page that shows the posts.
  const { parsePosts } = await import('./parse-posts')
  const posts = parsePosts(answer, address)
  if (posts === null) throw new ProviderFailure('refused', 'no list')
  return posts.slice(0, MOST_SHOWN)
}

/**
 * Caches the posts. The first visitor waits; later ones get the cached list while it refreshes, and a failing blog
 * keeps its last good answer.
 */
export function keepPosts(address: string): () => Promise<readonly Post[]> {
  let kept: { posts: readonly Post[]; askAgainAt: Date } | undefined
  let asking: Promise<void> | undefined

  async function ask() {
    let posts = kept?.posts ?? []
    const failure = await failureOf('blog.failed', async () => {
      posts = await fetchPosts(address)
    })
    if (failure) log.info('blog.unavailable', { kind: failure.kind, reason: failure.message })
    kept = { posts, askAgainAt: minutesFrom(now(), failure ? retryMinutes : freshMinutes) }
    asking = undefined
  }

  return async () => {
    if (kept === undefined || kept.askAgainAt <= now()) asking ??= ask()
    if (kept === undefined) await asking
    return kept?.posts ?? []
  }
}

let listKept: ReturnType<typeof keepPosts> | undefined

/** None without a blog in the settings, or before its first answer. */
export async function listPosts(): Promise<readonly Post[]> {
  const address = blogAddress()
  if (address === undefined) return []
  listKept ??= keepPosts(address)
  return listKept()
}
