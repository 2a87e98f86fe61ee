import { ButtonLink } from '@/components/ui/button/button-link'
import { Badge } from '@/components/ui/display/badge'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { FactLine } from '@/components/ui/list/fact-line'
import { List, ListRow } from '@/components/ui/list/list'
import type { DefaultTemplateRow } from '@/lib/templates/defaults/queries'
import { formatDate } from '@/lib/shared/dates'

const path = '/admin/default-templates'

function badgeOf({ isPublished, draftSavedAt, version }: DefaultTemplateRow) {
  if (!isPublished) return <Badge tone="neutral">{version === 0 ? 'Draft' : 'Withdrawn'}</Badge>
  return draftSavedAt && <Badge tone="info">Unpublished changes</Badge>
}

function Row({ row, zone }: { row: DefaultTemplateRow; zone: string }) {
  const { id, title, version, draftSavedAt } = row
  const draft = draftSavedAt && `draft saved ${formatDate(draftSavedAt, 'MMM DD, YYYY', zone)}`
  return (
    <ListRow
      href={`${path}/preview/${id}`}
      title={title.trim() || 'Untitled template'}
      text={<FactLine facts={[version > 1 && `Version ${version}`, draft]} />}
      end={badgeOf(row)}
    />
  )
}

export function DefaultListScreen({ rows, zone }: { rows: readonly DefaultTemplateRow[]; zone: string }) {
  const add = (
    <ButtonLink href={`${path}/add`} variant="primary">
      Add template
    </ButtonLink>
  )
  return (
    <Page>
      <PageHeader title="Default templates" action={add} />
      {rows.length > 0 ? (
        <List label="Default templates">
          {rows.map((row) => (
            <Row key={row.id} row={row} zone={zone} />
          ))}
        </List>
      ) : (
        <Card flush>
          <EmptyState icon={<Icon name="layout-template" />} title="No default templates" action={add} />
        </Card>
      )}
    </Page>
  )
}
