import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { Page } from '@/components/ui/layout/page'
import { Link } from '@/components/ui/link'
import type { HelpSection } from '@/lib/help/queries/list-help'
import { HelpSearch } from './help-search'
import { StillStuck } from './still-stuck'

const SectionCard = ({ title, icon, entries }: HelpSection) => (
  <Card className="break-inside-avoid">
    <h2 className="flex items-center gap-2 text-md font-semibold">
      <Icon name={icon} className="size-4 text-primary-ink" />
      {title}
    </h2>
    <ul className="mt-2">
      {entries.map(({ slug, title: name, href }) => (
        <li key={slug}>
          <Link href={href} className="quiet-link block py-1 text-pretty">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </Card>
)

/** Search first, then all topics. */
export const HelpHome = ({ sections }: { sections: readonly HelpSection[] }) => (
  <Page>
    <div className="mx-auto mb-10 max-w-xl text-center">
      <h1 className="text-2xl font-semibold text-balance">How can we help?</h1>
      <HelpSearch className="mt-5 text-left" />
      <p className="mt-3 text-muted">
        New here?{' '}
        <Link href="/help/getting-started" className="text-link">
          Get started in ten minutes
        </Link>
      </p>
    </div>
    <div className="gap-5 sm:columns-2 lg:columns-3 [&>*]:mb-5">
      {sections.map((section) => (
        <SectionCard key={section.name} {...section} />
      ))}
    </div>
    <StillStuck />
  </Page>
)
