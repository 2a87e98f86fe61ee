import { GateReason } from '@/components/shell/gate-reason'
import { Button } from '@/components/ui/button/button'
import { Callout } from '@/components/ui/display/callout'
import { Icon } from '@/components/ui/icon/icon'
import { SearchInput } from '@/components/ui/input/search-input'
import { Card } from '@/components/ui/layout/card'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Tabs } from '@/components/ui/layout/tabs'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import { Pagination } from '@/components/ui/list/pagination'
import { addPlaces, type AddFilter, type AddPlace } from '@/lib/templates/schema'
import type { TemplateSource } from '@/lib/templates/queries/list-template-sources'
import { addressWith } from '@/lib/shared/address-with'
import { AddActs } from './add-acts'
import { addForm, SourceList } from './source-list'

const labels: Record<AddPlace, string> = { forms: 'From one of your forms', templates: 'From a template' }
const tabs = addPlaces.map((value) => ({ value, label: labels[value] }))

const kinds = {
  forms: { act: 'keep', verb: 'Use', label: 'Your forms' },
  templates: { act: 'duplicate', verb: 'Duplicate', label: 'Templates' },
} as const

const empties = {
  forms: { title: 'No forms yet', text: 'Save any form as a template.' },
  templates: { title: 'No templates yet', text: 'Start from scratch.' },
}

const emptyOf = ({ from, search }: AddFilter) =>
  search === '' ? empties[from] : { title: `No results for “${search}”`, text: 'Try fewer or other words.' }

interface AddTemplateScreenProps {
  filter: AddFilter
  sources: TemplateSource[]
  next: string | null
  /** The form to copy. */
  chosen: { id: string; title: string } | null
  /** Why the plan blocks another, or null. */
  full: string | null
  zone: string
}

const addressOf = ({ from, search }: AddFilter, after?: string) => addressWith('/template/add', { from, search, after })

function Chosen({ form: { id, title }, disabled }: { form: { id: string; title: string }; disabled: boolean }) {
  return (
    <Card className="mb-6 flex flex-wrap items-center gap-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold wrap-anywhere">{title.trim() || 'Untitled form'}</p>
        <p className="text-pretty text-muted">Copies questions and permissions, not people</p>
      </div>
      <Button type="submit" variant="primary" form={addForm} name="keep" value={id} disabled={disabled}>
        Save as template
      </Button>
    </Card>
  )
}

/** Blank, from a form, or from another template. */
export function AddTemplateScreen({ filter, sources, next, chosen, full, zone }: AddTemplateScreenProps) {
  const { from, search, after } = filter
  const disabled = full !== null
  return (
    <Page narrow>
      <AddActs form={addForm}>
        <PageHeader
          title="Create a template"
          back={{ href: '/template', label: 'Templates' }}

          action={
            <Button
              type="submit"
              form={addForm}
              name="blank"
              value=""
              disabled={disabled}
              variant={chosen ? 'secondary' : 'primary'}
            >
              <Icon name="plus" />
              Start from scratch
            </Button>
          }
          tabs={<Tabs label="Sources" path="/template/add" name="from" active={from} tabs={tabs} />}
        />
        {full !== null && (
          <Callout tone="warning" className="mb-6">
            <GateReason reason={full} />
          </Callout>
        )}
        {chosen && <Chosen form={chosen} disabled={disabled} />}
        <ListToolbar
          search={
            <SearchInput
              key={search}
              label={from === 'forms' ? 'Search your forms' : 'Search templates'}
              name="search"
              action="/template/add"
              defaultValue={search}
              keep={{ from }}
            />
          }
        />
        <SourceList {...kinds[from]} sources={sources} disabled={disabled} zone={zone} empty={emptyOf(filter)} />
      </AddActs>
      <Pagination
        first={after === undefined ? undefined : addressOf(filter)}
        next={next === null ? undefined : addressOf(filter, next)}
      />
    </Page>
  )
}
