import { Card } from '@/components/ui/layout/card'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/link'
import type { HelpEntry } from '@/lib/help/queries/list-help'

export const EntryList = ({ entries, label }: { entries: readonly HelpEntry[]; label: string }) => (
  <Card flush>
    <ul aria-label={label} className="divide-y divide-line">
      {entries.map(({ slug, title, lead, href }) => (
        <li key={slug}>
          <Link
            href={href}
            className="flex items-center gap-3 px-5 py-3.5 transition-colors duration-fast hover:bg-sunken"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{title}</span>
              {lead && <span className="mt-0.5 line-clamp-1 text-muted">{lead}</span>}
            </span>
            <Icon name="arrow-right" className="size-4 shrink-0 text-subtle" />
          </Link>
        </li>
      ))}
    </ul>
  </Card>
)
