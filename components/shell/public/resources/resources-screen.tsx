import type { ReactNode } from 'react'
import { TopicLink } from '@/components/shell/help/topic-link'
import { AnchorList } from '@/components/shell/public/anchor-list'
import { Intro } from '@/components/shell/public/intro'
import { Part, measure } from '@/components/shell/public/part'
import { TextLink } from '@/components/ui/button/text-link'
import { GuidePart } from './guide-part'
import { guides } from './guides'

const topics = ['anonymity', 'plans-and-payment', 'your-data', 'video-tutorials'] as const

const places = [
  ['/pricing#questions', 'What people ask before they pay'],
  ['/privacy', 'What Rapport stores, and for how long'],
  ['/help', 'All help topics'],
  ['/support', 'Ask a person'],
] as const

const partsOf = ({ hasPosts }: { hasPosts: boolean }) => [
  { anchor: 'guides', name: 'Guides' },
  { anchor: 'templates', name: 'Templates' },
  ...(hasPosts ? [{ anchor: 'blog', name: 'Blog' }] : []),
  { anchor: 'answers', name: 'Answers' },
  { anchor: 'newsletter', name: 'Newsletter' },
]

interface ResourcesScreenProps {
  templates: readonly { title: string; description: string }[]
  /** Null: no blog, or no posts. */
  posts: ReactNode
  newsletter: ReactNode
}

export function ResourcesScreen({ templates, posts, newsletter }: ResourcesScreenProps) {
  return (
    <>
      <Intro title="Resources" text="Short guides to begin with, templates to start from, and where to ask.">
        <AnchorList label="Resources" places={partsOf({ hasPosts: posts !== null })} />
      </Intro>
      <section id="guides" aria-labelledby="guides-title" className={`${measure} scroll-mt-6 pb-8`}>
        <h2 id="guides-title" className="mb-6 text-2xl font-semibold">
          Guides
        </h2>
        {guides.map((guide) => (
          <GuidePart key={guide.anchor} guide={guide} />
        ))}
      </section>
      <div className="border-y border-line bg-surface">
        <Part anchor="templates" title="Templates" text="They’re in every workspace. Use them as they are, or make them yours.">
          <dl className="grid gap-x-12 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
            {templates.map(({ title, description }) => (
              <div key={title}>
                <dt className="font-semibold">{title}</dt>
                <dd className="mt-1 text-pretty text-muted">{description}</dd>
              </div>
            ))}
          </dl>
        </Part>
      </div>
      {posts}
      <div className={`${measure} grid gap-x-12 gap-y-14 py-14 sm:py-20 md:grid-cols-2`}>
        <section id="answers" aria-labelledby="answers-title" className="scroll-mt-6">
          <h2 id="answers-title" className="text-2xl font-semibold">
            Answers
          </h2>
          <ul className="mt-5 grid gap-3 text-reading">
            {topics.map((topic) => (
              <li key={topic}>
                <TopicLink topic={topic} />
              </li>
            ))}
            {places.map(([href, name]) => (
              <li key={href}>
                <TextLink href={href}>{name}</TextLink>
              </li>
            ))}
          </ul>
        </section>
        <div id="newsletter" className="max-w-md scroll-mt-6">
          {newsletter}
        </div>
      </div>
    </>
  )
}
