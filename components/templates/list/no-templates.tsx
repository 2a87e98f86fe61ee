import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { EndOfList } from '@/components/ui/list/end-of-list'
import type { TemplateListFilter, TemplateTab } from '@/lib/templates/schema'

type Words = { title: string; text: string; step: { href: string; label: string } }

const make = { href: '/template/add', label: 'Make a template' }
const see = (tab: TemplateTab, label: string) => ({ href: `/template?tab=${tab}`, label })

const words: Record<TemplateTab, Words> = {
  all: { title: 'No templates yet', text: 'Save a form to ask it again.', step: make },
  mine: {
    title: 'You have not made a template yet',
    text: 'Keep a form you have written, or duplicate one and make it yours.',
    step: make,
  },
  workspace: {
    title: 'Nobody has shared a template yet',
    text: 'Share one of yours, and everybody in the workspace can start from it.',
    step: see('mine', 'See yours'),
  },
  default: {
    title: 'The default templates are on their way',
    text: 'They come with Rapport and appear here in a moment.',
    step: see('default', 'Look again'),
  },
}

type NoTemplatesProps = Pick<TemplateListFilter, 'tab' | 'search' | 'tag'> & {
  /** The first page of the same view; only for a later one. */
  first?: string
}

/** What belongs in an empty list, and the first step. */
export function NoTemplates({ tab, search, tag, first }: NoTemplatesProps) {
  if (first !== undefined) return <EndOfList title="There is nothing further" first={first} />
  const isFiltered = search !== '' || tag !== ''
  const { title, text, step } = isFiltered
    ? {
        title: search === '' ? `Nothing here is tagged “${tag}”` : `Nothing here is called “${search}”`,
        text: 'Try fewer or other words, or look in another list.',
        step: see(tab, 'Show all of them'),
      }
    : words[tab]
  return (
    <Card flush>
      <EmptyState
        icon={<Icon name={isFiltered ? 'search-x' : 'layout-template'} />}
        title={title}
        text={text}
        action={<ButtonLink href={step.href}>{step.label}</ButtonLink>}
      />
    </Card>
  )
}
