// The blog lives elsewhere, at an address in the settings. This module fetches its newest posts now and then into
// memory. It refuses markup and pictures of other sites.
import { z } from 'zod'

/** A plain text, or WordPress's object. */
const words = z.union([z.string(), z.object({ rendered: z.string() }).transform(({ rendered }) => rendered)])

const maybe = words.optional().catch(undefined)

const sentPostSchema = z
  .object({
    title: words,
    url: maybe,
    link: maybe,
    excerpt: maybe,
    description: maybe,
    summary: maybe,
    content: maybe,
    date: maybe,
    publishedAt: maybe,
    published_at: maybe,
    createdAt: maybe,
  })
  .transform((post) => ({
    title: post.title,
    link: post.url ?? post.link,
    text: post.excerpt ?? post.description ?? post.summary ?? post.content ?? '',
    date: post.date ?? post.publishedAt ?? post.published_at ?? post.createdAt,
  }))

export type SentPost = z.output<typeof sentPostSchema>

/** Null: not readable as a post. */
const readPosts = z.array(sentPostSchema.nullable().catch(null))

/** The answer: a list, or one in `posts` or `data`. */
export const sentPostsSchema = z
  .union([
    readPosts,
    z.object({ posts: readPosts }).transform(({ posts }) => posts),
    z.object({ data: readPosts }).transform(({ data }) => data),
  ])
  .transform((posts) => posts.flatMap((post) => post ?? []))
