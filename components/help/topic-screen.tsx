import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Section } from '@/components/ui/layout/section'
import { Shot } from '@/components/shell/public/shot'
import { isShot } from '@/components/shell/public/shots'
import { headingsOf, isLong, type HelpPage } from '@/lib/help/rules/help-page'
import type { HelpPageView } from '@/lib/help/queries/list-help'
import { EntryList } from './entry-list'
import { HelpBlocks } from './help-blocks'
import { StillStuck } from './still-stuck'

const Contents = ({ page }: { page: Pick<HelpPage, 'blocks'> }) => (
  <nav aria-label="On this page" className="mb-2 rounded-lg border border-line bg-surface px-5 py-3">
    <ul>
      {headingsOf(page).map(({ text, anchor }) => (
        <li key={anchor}>
          <a href={`#${anchor}`} className="quiet-link block py-1">
            {text}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

/** One help page with related pages. */
export function TopicScreen({ page }: { page: HelpPageView }) {
  return (
    <Page narrow>
      <article>
        <PageHeader title={page.title} back={{ href: '/help', label: 'Help' }} />
        {isLong(page) && <Contents page={page} />}
        <HelpBlocks blocks={page.blocks.slice(0, 1)} />
        {page.screen !== undefined && isShot(page.screen) && (
          <div className="mt-6">
            <Shot name={page.screen} isFirst />
          </div>
        )}
        <HelpBlocks blocks={page.blocks.slice(1)} />
      </article>
      {page.related.length > 0 && (
        <Section title="Related" className="mt-12">
          <EntryList entries={page.related} label="Related" />
        </Section>
      )}
      <StillStuck />
    </Page>
  )
}
