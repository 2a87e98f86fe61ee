// The blog is written elsewhere, at an address of the settings. This module asks it for its posts now and then and keeps the
// newest in memory. It refuses to show markup or pictures of another site.
import { z } from 'zod'

/** Words as most blogs give them, or as WordPress does. */
const words = z.union([z.string(), z.object({ rendered: z.string() }).transform(({ rendered }) => rendered)])

const maybe = words.optional().catch(undefined)

/** What blogs call the parts of a post. Anything else in it is left aside. */
const sentPostSchema = z
  .object({
    ...{ title: words, url: maybe, link: maybe, excerpt: maybe, description: maybe, summary: maybe, content: maybe },
    ...{ date: maybe, publishedAt: maybe, published_at: maybe, createdAt: maybe },
  })
  .transform((post) => ({
    title: post.title,
    link: post.url ?? post.link,
    text: post.excerpt ?? post.description ?? post.summary ?? post.content ?? '',
    date: post.date ?? post.publishedAt ?? post.published_at ?? post.createdAt,
  }))

export type SentPost = z.output<typeof sentPostSchema>

/** Null: it cannot be read as a post, and the others can. */
const readPosts = z.array(sentPostSchema.nullable().catch(null))

/** What get-posts answers: a list of posts, or one in `posts` or `data`. */
export const sentPostsSchema = z
  .union([
    readPosts,
    z.object({ posts: readPosts }).transform(({ posts }) => posts),
    z.object({ data: readPosts }).transform(({ data }) => data),
  ])
  .transform((posts) => posts.flatMap((post) => post ?? []))
