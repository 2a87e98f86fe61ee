import { Part } from '@/components/shell/public/part'
import { TextLink } from '@/components/ui/button/text-link'
import type { Post } from '@/lib/blog/queries/parse-posts'
import { formatDate } from '@/lib/shared/dates'

function PostItem({ post: { title, href, excerpt, publishedAt } }: { post: Post }) {
  return (
    <li>
      <h3 className="text-md font-semibold text-balance wrap-anywhere">
        <TextLink href={href} rel="noopener">
          {title}
        </TextLink>
      </h3>
      {publishedAt && (
        <p className="mt-1 text-sm text-subtle">
          <time dateTime={publishedAt.toISOString()}>{formatDate(publishedAt, 'MMM DD, YYYY', 'UTC')}</time>
        </p>
      )}
      {excerpt && <p className="mt-2 text-pretty wrap-anywhere text-muted">{excerpt}</p>}
    </li>
  )
}

export const PostsPart = ({ posts }: { posts: readonly Post[] }) => (
  <Part anchor="blog" title="From the blog" className="pb-0 sm:pb-0">
    <ul className="grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
      {posts.map((post) => (
        <PostItem key={post.href} post={post} />
      ))}
    </ul>
  </Part>
)
