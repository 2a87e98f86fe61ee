import type { Answer, Asked, Route } from './stand-in'

const posts = [
  {
    slug: 'five-questions',
    title: 'Five questions people answer',
    excerpt:
      '<p>Ask for one thing to <em>keep</em>, one to change, and why. The rest is what makes forms long &amp; empty.</p>',
    date: '2026-11-18T09:00:00Z',
  },
  {
    slug: 'reading-feedback',
    title: 'How to read feedback you disagree with',
    excerpt: '<p>Wait a day, look for what two people said, and thank everybody before you explain anything.</p>',
    date: '2026-10-29T09:00:00Z',
  },
  {
    slug: 'one-on-ones',
    title: 'One-on-ones that nobody cancels',
    excerpt: '<p>Thirty minutes, the same time each week, and an agenda that belongs to both of you.</p>',
    date: '2026-10-06T09:00:00Z',
  },
  {
    slug: 'first-goals',
    title: 'Two goals are plenty',
    excerpt: '<p>What a quarter is about fits into two sentences.</p>',
    date: '2026-09-15T09:00:00Z',
  },
]

/** A blog that somebody else runs, with its posts behind get-posts and a page for each. */
export const blogRoutes = (): Route[] => [
  {
    method: 'GET',
    path: '/get-posts',
    answer: () => ({ json: { posts: posts.map(({ slug, ...post }) => ({ ...post, url: `posts/${slug}` })) } }),
  },
  {
    method: 'GET',
    path: '/posts/:slug',
    answer: ({ params }: Asked): Answer => {
      const post = posts.find(({ slug }) => slug === params['slug'])
      if (post === undefined) return { status: 404, html: 'No such post.' }
      return { html: `<!doctype html><title>${post.title}</title><h1>${post.title}</h1>${post.excerpt}` }
    },
  },
]
