import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { EndOfList } from '@/components/ui/list/end-of-list'
import type { TemplateListFilter, TemplateTab } from '@/lib/templates/schema'

type Words = { title: string; step: { href: string; label: string } }

const make = { href: '/template/add', label: 'Create a template' }
const see = (tab: TemplateTab, label: string) => ({ href: `/template?tab=${tab}`, label })

const words: Record<TemplateTab, Words> = {
  all: { title: 'No templates yet', step: make },
  mine: {
    title: 'No templates of your own yet',
    step: make,
  },
  workspace: {
    title: 'No shared templates yet',
    step: see('mine', 'See your templates'),
  },
  default: {
    title: 'Default templates appear in a moment',
    step: see('default', 'Refresh'),
  },
}

type NoTemplatesProps = Pick<TemplateListFilter, 'tab' | 'search' | 'tag'> & {
  /** The first page's address; only on later pages. */
  first?: string
}

/** The empty state and its first step. */
export function NoTemplates({ tab, search, tag, first }: NoTemplatesProps) {
  if (first !== undefined) return <EndOfList title="No more templates" first={first} />
  const isFiltered = search !== '' || tag !== ''
  const { title, step } = isFiltered
    ? {
        title: search === '' ? `Nothing tagged “${tag}”` : `No results for “${search}”`,
        step: see(tab, 'Clear filters'),
      }
    : words[tab]
  return (
    <Card flush>
      <EmptyState
        icon={<Icon name={isFiltered ? 'search-x' : 'layout-template'} />}
        title={title}
        action={<ButtonLink href={step.href}>{step.label}</ButtonLink>}
      />
    </Card>
  )
}
