import { preload } from 'react-dom'
import { EntryList } from '@/components/help/entry-list'
import { HelpBlocks } from '@/components/help/help-blocks'
import { StillStuck } from '@/components/help/still-stuck'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Section } from '@/components/ui/layout/section'
import type { HelpPageView } from '@/lib/help/queries/list-help'
import { leadOf } from '@/lib/help/rules/help-page'
import { recordingPath, tutorialsIn, type Tutorial } from '@/lib/help/rules/tutorials'
import { Recording } from './recording'

function TutorialPart({ tutorial }: { tutorial: Tutorial }) {
  const { name, title, steps } = tutorial
  return (
    <section aria-labelledby={name} className="mt-10">
      <h2 id={name} className="scroll-mt-6 text-lg font-semibold text-balance">
        {title}
      </h2>
      <Recording tutorial={tutorial} />
      <div className="mt-4">
        <HelpBlocks blocks={[{ kind: 'list', isNumbered: true, items: steps }]} />
      </div>
    </section>
  )
}

export function TutorialsScreen({ page }: { page: HelpPageView }) {
  const tutorials = tutorialsIn(page)
  // The largest element, and browsers load posters last.
  tutorials
    .slice(0, 1)
    .forEach(({ name }) => preload(recordingPath(name, 'webp'), { as: 'image', fetchPriority: 'high' }))
  return (
    <Page narrow>
      <article>
        <PageHeader title={page.title} text={leadOf(page)} back={{ href: '/help', label: 'Help' }} />
        {tutorials.map((tutorial) => (
          <TutorialPart key={tutorial.name} tutorial={tutorial} />
        ))}
      </article>
      <Section title="Related" className="mt-12">
        <EntryList entries={page.related} label="Related" />
      </Section>
      <StillStuck />
    </Page>
  )
}
