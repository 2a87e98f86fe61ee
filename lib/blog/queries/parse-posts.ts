import 'server-only'
import { sentPostsSchema, type SentPost } from '@/lib/blog/schema'
import { cutWords, wordsOfHtml } from './words-of-html'

export type Post = { title: string; href: string; excerpt: string; publishedAt: Date | null }

const titleLength = 120
const excerptLength = 240

/** Null for anything but a web page. */
function hrefOf(link: string | undefined, address: string): string | null {
  if (link === undefined || !URL.canParse(link, address)) return null
  const { protocol, username, href } = new URL(link, address)
  return /^https?:$/.test(protocol) && username === '' ? href : null
}

function dateOf(text: string | undefined): Date | null {
  const at = new Date(text ?? '')
  return Number.isNaN(at.getTime()) ? null : at
}

function postOf({ title, link, text, date }: SentPost, address: string): Post[] {
  const shown = cutWords(wordsOfHtml(title), titleLength)
  const href = hrefOf(link, address)
  if (shown === '' || href === null) return []
  return [{ title: shown, href, excerpt: cutWords(wordsOfHtml(text), excerptLength), publishedAt: dateOf(date) }]
}

const timeOf = ({ publishedAt }: Post) => publishedAt?.getTime() ?? 0

/** Newest first; null without a list. Unreadable posts are skipped. */
export function parsePosts(answer: unknown, address: string): Post[] | null {
  const { data } = sentPostsSchema.safeParse(answer)
  if (data === undefined) return null
  const posts = data.flatMap((post) => postOf(post, address)).toSorted((one, other) => timeOf(other) - timeOf(one))
  return posts.filter(({ href }, index) => posts.findIndex((one) => one.href === href) === index)
}
