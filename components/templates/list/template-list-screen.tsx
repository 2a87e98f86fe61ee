import { GatedLink } from '@/components/billing/gated-link'
import { Callout } from '@/components/ui/display/callout'
import { Icon } from '@/components/ui/icon/icon'
import { FilterSelect } from '@/components/ui/input/filter-select'
import { SearchInput } from '@/components/ui/input/search-input'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Tabs } from '@/components/ui/layout/tabs'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import { Pagination } from '@/components/ui/list/pagination'
import type { Page as Rows } from '@/lib/shared/page'
import type { TemplateCounts, TemplateRow } from '@/lib/templates/queries/list-templates'
import { templateTabLabels, templateTabs, type TemplateListFilter } from '@/lib/templates/schema'
import { addressWith } from '@/lib/shared/address-with'
import { NoTemplates } from './no-templates'
import { TemplateActs } from './template-acts'
import { TemplateList } from './template-list'

interface TemplateListScreenProps {
  filter: TemplateListFilter
  page: Rows<TemplateRow>
  counts: TemplateCounts
  tags: string[]
  zone: string
}

const addressOf = (view: Partial<TemplateListFilter>) => addressWith('/template', view)

/** Own, shared and default templates. */
export function TemplateListScreen({ filter, page, counts, tags, zone }: TemplateListScreenProps) {
  const { tab, search, tag, after } = filter
  const { full, overLimit } = counts
  const first = after === undefined ? undefined : addressOf({ tab, search, tag })
  const tabs = templateTabs.map((value) => ({ value, label: templateTabLabels[value], count: counts[value] }))
  const tagOptions = [{ value: '', label: 'Any tag' }, ...tags.map((value) => ({ value, label: value }))]
  return (
    <Page>
      <PageHeader
        title="Templates"

        action={
          <GatedLink href="/template/add" gate={full}>
            <Icon name="plus" />
            Create a template
          </GatedLink>
        }
        tabs={<Tabs label="Template lists" path="/template" active={tab} tabs={tabs} keep={{ search }} />}
      />
      {overLimit !== null && (
        <Callout tone="warning" className="mb-6">
          {overLimit}
        </Callout>
      )}
      {(counts[tab] > 0 || search !== '') && (
        <ListToolbar
          search={
            <SearchInput
              key={search}
              label="Search templates"
              name="search"
              defaultValue={search}
              keep={{ tab, tag }}
            />
          }
        >
          {tags.length > 0 && (
            <FilterSelect
              label="Tag"
              name="tag"
              value={tag}
              options={tagOptions}
              href={addressOf({ tab, search })}
              className="w-full sm:w-44"
            />
          )}
        </ListToolbar>
      )}
      {page.rows.length === 0 ? (
        <NoTemplates tab={tab} search={search} tag={tag} first={first} />
      ) : (
        <TemplateActs>
          <TemplateList label={templateTabLabels[tab]} rows={page.rows} full={full} zone={zone} />
        </TemplateActs>
      )}
      <Pagination
        first={first}
        next={page.next === null ? undefined : addressOf({ tab, search, tag, after: page.next })}
      />
    </Page>
  )
}
