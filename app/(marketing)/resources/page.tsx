import type { Metadata } from 'next'
import { NewsletterForm } from '@/components/admin/newsletter/newsletter-form'
import { PostsPart } from '@/components/blog/posts-part'
import { ResourcesScreen } from '@/components/shell/public/resources/resources-screen'
import { listPosts } from '@/lib/blog/queries/list-posts'
import { listOfferedDefaults } from '@/lib/templates/defaults/queries'

export const metadata: Metadata = {
  title: 'Resources',
  description: 'Guides for your first feedback, one-on-ones and goals, templates to start from, and where to ask.',
  alternates: { canonical: '/resources' },
}

export default async function ResourcesPage() {
  const [templates, posts] = await Promise.all([listOfferedDefaults(), listPosts()])
  return (
    <ResourcesScreen
      templates={templates}
      posts={posts.length > 0 ? <PostsPart posts={posts} /> : null}
      newsletter={<NewsletterForm />}
    />
  )
}
